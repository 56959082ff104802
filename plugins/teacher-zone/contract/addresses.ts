/** Address of the list of materials. */
export const zonePath = '/strefa-nauczyciela' as const
