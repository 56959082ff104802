import { type Order, orders } from '../../contract/order.ts'

/** The word of an address under which the order stands. */
export const orderParam = 'kolejnosc'

/** The orders in the words of addresses; a list is by name where the address is silent. */
export const orderWords: Readonly<Record<Order, string>> = { name: 'nazwa', price: 'cena', recommended: 'polecane', newest: 'najnowsze' }

/** The order that an address asks for; by name where it is silent or says something unknown. */
export const orderOf = (written: string | undefined): Order => orders.find((order) => orderWords[order] === written) ?? 'name'
