import type { Metrics } from '#core/ports/metrics.ts'

/** Creates counters; `counts` holds their values by name and labels: `mails_total{kind="reset"}`. */
export const makeMetrics = () => {
  const counts = new Map<string, number>()
  const count: Metrics['count'] = ({ name, labels: names }, labels, by = 1) => {
    const key = names.length ? `${name}{${names.map((label) => `${label}="${labels[label]}"`).join(',')}}` : name
    counts.set(key, (counts.get(key) ?? 0) + by)
  }
  return { count, counts }
}
