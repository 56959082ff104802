import { Effect, Schema } from 'effect'
import { type Routing, RoutingAway, type TravelMode } from '#core/ports/routing.ts'

interface OsrmOptions {
  /** Base URL of the service, without a trailing slash; `{mode}` in it stands for `car`, `bike` or `foot`. */
  readonly url: string
  /** Public URL of this installation, sent as the user agent. */
  readonly publicUrl: string
  /** Request timeout, milliseconds. */
  readonly timeout?: number
}

/** Points of one table: what `osrm-routed` accepts unless it is told otherwise (`--max-table-size`). */
const maxPoints = 100

/** Names of the profiles in addresses, which servers with one profile ignore. */
const profiles: Readonly<Record<TravelMode, string>> = { car: 'driving', bike: 'cycling', foot: 'walking' }

/** Response of the table service, <https://project-osrm.org/docs/v5.24.0/api/#table-service>: seconds, `null` without a road. */
const TableResponse = Schema.Struct({
  code: Schema.Literal('Ok'),
  durations: Schema.Array(Schema.Array(Schema.NullOr(Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))))),
})

/** Creates the client of an OSRM server (`/table/v1`). */
export const makeOsrm = ({ url, publicUrl, timeout = 4000 }: OsrmOptions): Routing => ({
  kind: 'service',
  maxPoints,
  minutes: (points, mode) =>
    Effect.tryPromise({
      try: async (signal) => {
        const places = points.map(({ longitude, latitude }) => `${longitude.toFixed(5)},${latitude.toFixed(5)}`).join(';')
        const base = url.replaceAll('{mode}', mode)
        const response = await fetch(`${base}/table/v1/${profiles[mode]}/${places}?annotations=duration`, {
          headers: { 'user-agent': `Kredka (+${publicUrl})`, accept: 'application/json' },
          redirect: 'error',
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
        })
        if (!response.ok) throw new Error(`answered ${response.status}`)
        const { durations } = Schema.decodeUnknownSync(TableResponse)(await response.json())
        if (durations.length !== points.length || durations.some((row) => row.length !== points.length))
          throw new Error('answered a table of another size')
        return durations.map((row) => row.map((seconds) => (seconds === null ? null : seconds / 60)))
      },
      catch: (error) => new RoutingAway({ detail: String(error) }),
    }),
})
