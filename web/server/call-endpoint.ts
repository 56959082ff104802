import { Schema } from 'effect'
import { checkAccess } from '#core/access/access-rule.ts'
import type { Actor } from '#core/access/actor.ts'
import type { Trace } from '#core/kernel/trace.ts'
import { decodeInput } from '#core/plugin/decode-input.ts'
import type { Endpoint } from '#core/plugin/implement.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import type { PageReads } from '#core/ports/page-reads.ts'
import type { WebPlatform } from './platform.ts'

/** Calls an endpoint by its route's text as an actor: `GET /api/v1/account/session`. Failures are thrown with `_tag` and `kind`. */
export type CallEndpoint = (
  route: string,
  input: Readonly<Record<string, unknown>>,
  actor: Actor,
  trace?: Trace,
  reads?: PageReads,
) => Promise<unknown>

const keyOf = ({ method, path }: Endpoint) => `${method.toUpperCase()} ${path}`

/** Creates the caller of endpoints within the server's process: access, decoding, use-case and encoding as over HTTP. */
export const makeEndpointCaller = ({ plugins, run }: Pick<WebPlatform, 'plugins' | 'run'>): CallEndpoint => {
  const endpoints = new Map(
    plugins.flatMap(({ endpoints = [] }) =>
      endpoints.map((endpoint) => [keyOf(endpoint), { endpoint, encode: Schema.encodeUnknownSync(endpoint.output) }] as const),
    ),
  )
  return async (route, encodedInput, actor, trace, reads) => {
    // The flags behind method and path are for browsers.
    const found = endpoints.get(route.split(' ', 2).join(' '))
    if (!found) throw new Error(`No plugin serves ${route}`)
    const { endpoint, encode } = found
    const input = decodeInput(endpoint.input, encodedInput)
    if ('schema' in input) throw new Validation({ schema: input.schema })
    const refusal = checkAccess(endpoint.access, actor, encodedInput['facility_id'])
    if (refusal) throw refusal
    const output = await run(endpoint.handler, actor, input.value, trace, reads)
    const response = endpoint.toResponse ? endpoint.toResponse(output) : { body: output }
    return 'json' in response ? JSON.parse(response.json) : encode(response.body)
  }
}
