import { defaultOrder, type ListOrder, listOrders, orderings, orderOf } from '#core/search/orders.ts'

export { defaultOrder, type ListOrder, listOrders, type Order, orderParam, orders } from '#core/search/orders.ts'

/** Values of `orderParam`; without the parameter a list has the default order. */
export const orderParamValues = Object.fromEntries(listOrders.map((order) => [order, orderings[order].param])) as Readonly<
  Record<ListOrder, string>
>

/** Parses the sort order; the default where the parameter is absent or unknown. */
export const parseOrder = (value: string | undefined): ListOrder => orderOf(value) ?? defaultOrder
