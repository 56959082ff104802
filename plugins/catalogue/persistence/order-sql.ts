import type { Order } from '../contract/order.ts'

const name = 'facility_name_key(f.name) collate "facility_name", f.id'

/**
 * `order by` terms of each sort order, for the table alias `f`. Facilities of a register precede invented ones. Names are compared without quotation
 * marks and case, numbers by their value. Recommended: the completest profile first, then free places (decisions §29), then the name.
 */
export const orderSql: Readonly<Record<Order, string>> = {
  recommended: `f.made, f.completeness desc, f.free_places_told desc nulls last, ${name}`,
  price: `f.made, f.fee_month nulls last, ${name}`,
  name: `f.made, ${name}`,
  newest: `f.made, f.changed_at desc, ${name}`,
}
