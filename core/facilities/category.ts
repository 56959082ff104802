/** The two categories of the catalogue; primary schools are in neither (decisions §27). */
export const categories = ['zlobki', 'przedszkola'] as const

export type Category = (typeof categories)[number]
