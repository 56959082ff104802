import { hostname } from 'node:os'
import { ConfigProvider, Effect, Layer, ManagedRuntime, type Tracer } from 'effect'
import { FetchHttpClient, HttpClient } from 'effect/http'
import { OtlpSerialization, OtlpTracer } from 'effect/observability'
import { withoutValues } from './without-values.ts'

/** Time that the receiver may take for a batch of at most a thousand spans, and batches that may be under way. */
const batchTimeout = '5 seconds'
const maxBatches = 4

/** Receiver of traces, and the name under which it shows them. */
export interface TraceReceiver {
  /** Address below which OTLP is received. */
  readonly url: string
  readonly serviceName: string
}

interface Options extends TraceReceiver {
  /** Called once per outage of the receiver. */
  readonly onOutage: (error: unknown) => void
}

/** Tracer whose ended spans are sent. */
export interface RunningTracer {
  readonly tracer: Tracer.Tracer
  /** Sends what is left, for at most three seconds. */
  stop(): Promise<void>
}

/**
 * Limits what a receiver that is slow or away costs. A defect is not sent again, and the exporter drops all spans for a
 * minute after it.
 */
const limited = (client: HttpClient.HttpClient, onOutage: Options['onOutage']): HttpClient.HttpClient => {
  let underWay = 0
  let away = false
  return client.pipe(
    HttpClient.transform((response) =>
      Effect.suspend(() => {
        if (underWay >= maxBatches) return Effect.die(new Error('The receiver of traces is too slow.'))
        underWay++
        const late = () => Effect.die(new Error('The receiver of traces does not respond.'))
        return response.pipe(
          Effect.timeoutOrElse({ duration: batchTimeout, orElse: late }),
          Effect.onExit(() => Effect.sync(() => void underWay--)),
        )
      }).pipe(
        Effect.tap(() => Effect.sync(() => (away = false))),
        Effect.tapCause((cause) =>
          Effect.sync(() => {
            if (!away) onOutage(cause)
            away = true
          }),
        ),
      ),
    ),
  )
}

/** Starts sending ended spans to a receiver, in batches, by OTLP over HTTP. */
export const startOtlp = async ({ url, serviceName, onOutage }: Options): Promise<RunningTracer> => {
  const resource = { serviceName, attributes: { 'host.name': hostname(), 'process.pid': process.pid } }
  const client = Layer.effect(
    HttpClient.HttpClient,
    Effect.map(HttpClient.HttpClient, (one) => limited(one, onOutage)),
  )
  const exporter = OtlpTracer.layer({ url: `${url}/v1/traces`, resource }).pipe(
    Layer.provide(Layer.merge(OtlpSerialization.layerJson, Layer.provide(client, FetchHttpClient.layer))),
    // Variables of the environment are read in one place, which is not here.
    Layer.provide(ConfigProvider.layer(ConfigProvider.fromUnknown({}))),
  )
  const runtime = ManagedRuntime.make(exporter)
  return { tracer: withoutValues(await runtime.runPromise(Effect.tracer)), stop: () => runtime.dispose() }
}
