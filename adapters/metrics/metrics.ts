import { Counter as PromCounter, collectDefaultMetrics, Gauge as PromGauge, Histogram, Registry } from 'prom-client'
import type { Counter, Metrics } from '#core/ports/metrics.ts'

/** A gauge as it is read: one number, or one for each set of labels. */
export interface ReadGauge {
  readonly name: string
  readonly description: string
  readonly labels?: readonly string[]
  readonly read: () => Promise<number | readonly (readonly [Readonly<Record<string, string>>, number])[]>
}

/** A request that was answered. */
export interface Answered {
  readonly method: string
  /** The pattern of the row or page, never the address. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** The figures of this process, and how Prometheus reads them. */
export interface KeptMetrics extends Metrics {
  answered(request: Answered): void
  /** Reads all gauges; one that cannot be read is left out. */
  text(): Promise<string>
  readonly contentType: string
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Metrics in a registry of their own: what Node tells of itself, requests, and what is declared. What nobody declared is known from its first count on. */
export const makeMetrics = (counters: readonly Counter[], gauges: readonly ReadGauge[]): KeptMetrics => {
  const registry = new Registry()
  const registers = [registry]
  let asked = false
  const requests = new Histogram({
    name: 'kredka_http_request_seconds',
    help: 'Answered requests by pattern of address, method and class of status; seconds until the answer was sent.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  })
  const counted = new Map<string, PromCounter>()
  const counterOf = ({ name, description: tells, labels }: Counter): PromCounter => {
    const known = counted.get(name) ?? new PromCounter({ name: `kredka_${name}`, help: tells, labelNames: [...labels], registers })
    counted.set(name, known)
    return known
  }
  for (const counter of counters) counterOf(counter)
  for (const { name, description: tells, labels = [], read } of gauges)
    new PromGauge({
      name: `kredka_${name}`,
      help: tells,
      labelNames: [...labels],
      registers,
      async collect() {
        this.reset()
        const told = await read().catch(() => [])
        for (const [of, value] of typeof told === 'number' ? [[{}, told] as const] : told) this.set(of, value)
      },
    })
  return {
    count: (what, labels, by = 1) => counterOf(what).inc(labels, by),
    answered: ({ method, route, status, seconds }) =>
      requests.observe({ method: methods.has(method) ? method : 'other', route, status: `${Math.floor(status / 100)}xx` }, seconds),
    text: () => {
      // Whoever never asks pays nothing for the measuring.
      if (!asked) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })
      asked = true
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}
