import { collectDefaultMetrics, Histogram, Counter as PromCounter, Gauge as PromGauge, Registry } from 'prom-client'
import type { Counter, Metrics } from '#core/ports/metrics.ts'

/** Gauge that is read on demand: one number, or one per set of labels. */
export interface ReadGauge {
  readonly name: string
  readonly description: string
  readonly labels?: readonly string[]
  readonly read: () => Promise<number | readonly (readonly [Readonly<Record<string, string>>, number])[]>
}

/** Completed HTTP request. */
export interface RequestSample {
  readonly method: string
  /** Pattern of the route or page, not the requested URL. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** Metrics of this process in the text format of Prometheus. */
export interface PrometheusMetrics extends Metrics {
  observeRequest(request: RequestSample): void
  /** Reads all gauges and renders the metrics; a gauge that fails is omitted. */
  text(): Promise<string>
  readonly contentType: string
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Metrics of Node, of requests, and the declared counters and gauges. An undeclared counter appears with its first count. */
export const makeMetrics = (counters: readonly Counter[], gauges: readonly ReadGauge[]): PrometheusMetrics => {
  const registry = new Registry()
  const registers = [registry]
  let collectsDefaults = false
  const requests = new Histogram({
    name: 'kredka_http_request_seconds',
    help: 'Completed requests by route pattern, method and status class; seconds until the response was sent.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers,
  })
  const countersByName = new Map<string, PromCounter>()
  const counterOf = ({ name, description, labels }: Counter): PromCounter => {
    const counter =
      countersByName.get(name) ?? new PromCounter({ name: `kredka_${name}`, help: description, labelNames: [...labels], registers })
    countersByName.set(name, counter)
    return counter
  }
  for (const counter of counters) counterOf(counter)
  for (const { name, description, labels = [], read } of gauges)
    new PromGauge({
      name: `kredka_${name}`,
      help: description,
      labelNames: [...labels],
      registers,
      async collect() {
        this.reset()
        const reading = await read().catch(() => [])
        for (const [labels, value] of typeof reading === 'number' ? [[{}, reading] as const] : reading) this.set(labels, value)
      },
    })
  return {
    count: (what, labels, by = 1) => counterOf(what).inc(labels, by),
    observeRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method: methods.has(method) ? method : 'other', route, status: `${Math.floor(status / 100)}xx` }, seconds),
    text: () => {
      // Started with the first read: without a reader, measuring would be wasted.
      if (!collectsDefaults) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 })
      collectsDefaults = true
      return registry.metrics()
    },
    contentType: registry.contentType,
  }
}
