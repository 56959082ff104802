/** Reliability of a free-place count by its age (decisions §6). */
export type Freshness = 'fresh' | 'older' | 'stale'

const day = 86_400_000

/** Up to 14 days `fresh`, up to 45 `older`, then `stale` and not shown; both ISO dates. */
export const freshnessOf = (on: string, today: string): Freshness => {
  const days = Math.round((Date.parse(today) - Date.parse(on)) / day)
  return days <= 14 ? 'fresh' : days <= 45 ? 'older' : 'stale'
}
