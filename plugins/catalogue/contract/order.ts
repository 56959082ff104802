/** Sort orders of a list of facilities; payments to the platform influence none of them. Each ends with the id, so that paging is stable. */
export const orders = ['recommended', 'rating', 'opinions', 'price', 'name', 'newest'] as const

export type Order = (typeof orders)[number]

/** Sort orders of the list on a page: `distance` needs a searched address or the device's position. */
export const listOrders = [...orders, 'distance'] as const

export type ListOrder = (typeof listOrders)[number]

/** Sort order of the pages of a list where the address names none. */
export const defaultOrder: Order = 'recommended'

/** Number of opinions that a facility needs to be recommended for its rating (features SM-19). */
export const minBestOpinions = 5

/** Query parameter of the sort order. */
export const orderParam = 'kolejnosc'

/** Parameter values of the sort orders; without the parameter a list has the default order. */
export const orderParamValues: Readonly<Record<ListOrder, string>> = {
  name: 'nazwa',
  price: 'cena',
  recommended: 'polecane',
  newest: 'najnowsze',
  rating: 'ocena',
  opinions: 'najnowsze-opinie',
  distance: 'odleglosc',
}

/** Parses the sort order; the default where the parameter is absent or unknown. */
export const parseOrder = (value: string | undefined): ListOrder =>
  listOrders.find((order) => orderParamValues[order] === value) ?? defaultOrder
