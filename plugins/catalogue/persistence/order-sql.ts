import type { Order } from '../contract/order.ts'

const name = 'f.name collate "pl-x-icu", f.id'

/** `order by` terms of each sort order, for the table alias `f`. Recommended: the completest profile first, then free places (decisions §29). */
export const orderSql: Readonly<Record<Order, string>> = {
  name,
  price: `f.fee_month nulls last, ${name}`,
  recommended: 'f.completeness desc, f.free_places_told desc nulls last, f.id',
  newest: `f.changed_at desc, ${name}`,
}
