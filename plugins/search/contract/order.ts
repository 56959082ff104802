import { orderings, orderParam } from '#core/search/orders.ts'

/** Query parameter of results sorted by the distance from the address that the text names, and its value; as in the catalogue. */
export const distanceOrder = { param: orderParam, value: orderings.distance.param } as const
