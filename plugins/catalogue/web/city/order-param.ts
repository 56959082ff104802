import { defaultOrder, type Order, orders } from '../../contract/order.ts'

/** Query parameter of the sort order. */
export const orderParam = 'kolejnosc'

/** Parameter values of the sort orders; without the parameter a list has the default order. */
export const orderParamValues: Readonly<Record<Order, string>> = {
  name: 'nazwa',
  price: 'cena',
  recommended: 'polecane',
  newest: 'najnowsze',
}

/** Parses the sort order; the default where the parameter is absent or unknown. */
export const parseOrder = (value: string | undefined): Order => orders.find((order) => orderParamValues[order] === value) ?? defaultOrder
