import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import type { Request } from 'express'
import { type Actor, rateLimitKey } from '#core/access/actor.ts'
import type { Endpoint } from '#core/plugin/implement.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import type { Idempotency } from '#core/ports/idempotency.ts'
import type { EncodedResponse } from './responses.ts'

interface Call {
  readonly endpoint: Endpoint
  readonly request: Request
  readonly actor: Actor
  readonly encodedInput: Readonly<Record<string, unknown>>
}

/** Replaces bytes by their hash, so that a stored request stays small. */
const hashBytes = (_: string, value: unknown) =>
  value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64url') : value

/** Runs a call once for each `Idempotency-Key` of a caller and route, and returns the stored response afterwards; without a key it just runs. */
export const runOnce = <Reason>(
  idempotency: Idempotency,
  { endpoint, request, actor, encodedInput }: Call,
  run: Effect.Effect<EncodedResponse, Reason>,
) => {
  const key = request.get('idempotency-key')
  if (key === undefined) return run
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new Validation({ schema: { 'Idempotency-Key': ['FIELD_INVALID'] } })
  const call = {
    key: JSON.stringify([endpoint.method, endpoint.path, rateLimitKey(actor), key]),
    request: JSON.stringify(encodedInput, hashBytes),
  }
  const stored = Effect.map(run, (response) => JSON.stringify(response))
  return Effect.map(idempotency.once(call, stored), (text) => JSON.parse(text) as EncodedResponse)
}
