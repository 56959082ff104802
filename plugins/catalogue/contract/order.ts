/** Sort orders of a list of facilities; payments to the platform influence none of them. Each ends with the id, so that paging is stable. */
export const orders = ['name', 'price', 'recommended', 'newest'] as const

export type Order = (typeof orders)[number]
