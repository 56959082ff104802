import type { Effect } from 'effect'
import type { Token } from '#core/kernel/token.ts'
import type { Counter } from '#core/ports/metrics.ts'

/** Reads what a gauge shows just now. */
export type ReadGauge = () => Effect.Effect<number>

/** Something that is measured whenever `/metrics` is asked. */
export interface Gauge {
  readonly kind: 'gauge'
  readonly name: string
  readonly description: string
  readonly read: Token<ReadGauge>
}

/** Declares what is measured: a Prometheus name and one sentence. */
export const gauge = (name: string, tells: string, reads: Token<ReadGauge>): Gauge => ({
  kind: 'gauge',
  name,
  description: tells,
  read: reads,
})

/** What a plugin adds to `/metrics`: counters, which without labels show their zero from the start, and gauges. */
export type Metric = Counter | Gauge
