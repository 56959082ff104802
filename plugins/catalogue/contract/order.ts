/** The orders of a list of facilities; money plays in none of them. Each ends with the id, so that it is the same on every page. */
export const orders = ['name', 'price', 'recommended', 'newest'] as const

export type Order = (typeof orders)[number]
