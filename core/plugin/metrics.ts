import type { Effect } from 'effect'
import type { Token } from '#core/kernel/token.ts'
import type { Counter } from '#core/ports/metrics.ts'

/** Reads the current value of a gauge. */
export type ReadGauge = () => Effect.Effect<number>

/** Value measured whenever `/metrics` is requested. */
export interface Gauge {
  readonly kind: 'gauge'
  readonly name: string
  readonly description: string
  readonly read: Token<ReadGauge>
}

/** Declares a gauge: a Prometheus name and one sentence. */
export const gauge = (name: string, description: string, read: Token<ReadGauge>): Gauge => ({
  kind: 'gauge',
  name,
  description: description,
  read: read,
})

/** Metric of a plugin: a counter, which without labels starts at zero, or a gauge. */
export type Metric = Counter | Gauge
