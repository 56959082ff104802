/** Address of the calendar. */
export const calendarPath = '/strefa-nauczyciela/kalendarz' as const

/** Returns the address of a day by the URL parameter of its tag. */
export const pathOfDay = (param: string) => `${calendarPath}/${param}` as const
