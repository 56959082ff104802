import type { Order } from './order.ts'
import { termOf } from './term.ts'

const startOf = ({ starts_at }: Order): string => starts_at ?? ''

/**
 * Returns what a refund leaves: paid orders that were to follow begin earlier, and the package ends with the last one,
 * or now. `running` are the other orders of the facility that are not over.
 */
export const afterRefund = (
  refunded: Order,
  running: readonly Order[],
  now: Date,
): { readonly moved: readonly Order[]; readonly validUntil: string } => {
  const end = refunded.ends_at ?? now.toISOString()
  const isLater = (order: Order) => Date.parse(startOf(order)) >= Date.parse(end)
  const stay = running.filter((order) => !isLater(order))
  const later = running.filter(isLater).toSorted((a, b) => Date.parse(startOf(a)) - Date.parse(startOf(b)))
  let until = stay.reduce((latest, { ends_at }) => Math.max(latest, Date.parse(ends_at ?? '') || 0), now.getTime())
  const moved = later.map((order) => {
    const term = termOf(order.package, now, new Date(until).toISOString())
    until = Date.parse(term.ends_at)
    return { ...order, ...term }
  })
  return { moved, validUntil: new Date(until).toISOString() }
}
