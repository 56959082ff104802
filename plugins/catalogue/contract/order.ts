/** Sort orders of a list of facilities; payments to the platform influence none of them. Each ends with the id, so that paging is stable. */
export const orders = ['recommended', 'price', 'name', 'newest'] as const

export type Order = (typeof orders)[number]

/** Sort order of the pages of a list where the address names none. */
export const defaultOrder: Order = 'recommended'
