/** Categories of the catalogue; primary schools have none (decisions §27). */
export const categories = ['zlobki', 'przedszkola'] as const

export type Category = (typeof categories)[number]
