import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import type { Request } from 'express'
import { type Actor, rateLimitKey } from '#core/access/actor.ts'
import { type AnyFailure, type FailureKind, isFailure } from '#core/kernel/failure.ts'
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

type Outcome = { readonly response: EncodedResponse } | { readonly failure: AnyFailure }

/** Failures that pass by themselves: a repeated request runs again. */
const temporary: readonly FailureKind[] = ['too-many', 'limit-reached', 'upstream', 'unavailable']

/** Replaces bytes by their hash, so that the text of a request stays short. */
const hashBytes = (_: string, value: unknown) =>
  value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64url') : value

/** Returns the caller to whom a key belongs: the session, or the network of a visitor. Nobody else gets the stored response. */
const idempotencyScope = (actor: Actor): string => (actor.kind === 'user' ? `session:${actor.session}` : rateLimitKey(actor))

/**
 * Runs a call once for each `Idempotency-Key` of a caller and route, and afterwards returns the first response, or the
 * first failure unless it was temporary; without a key it just runs. A route that works without the database does so
 * with a key too, but then recognises no repetition.
 */
export const runOnce = <Reason extends AnyFailure>(
  idempotency: Idempotency,
  { endpoint, request, actor, encodedInput }: Call,
  run: Effect.Effect<EncodedResponse, Reason>,
) => {
  const key = request.get('idempotency-key')
  if (key === undefined) return run
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new Validation({ schema: { 'Idempotency-Key': ['FIELD_INVALID'] } })
  const call = {
    key: JSON.stringify([endpoint.method, endpoint.path, idempotencyScope(actor), key]),
    request: JSON.stringify(encodedInput, hashBytes),
  }
  let begun = false
  const outcome = Effect.suspend(() => {
    begun = true
    return run
  }).pipe(
    Effect.map((response): Outcome => ({ response })),
    Effect.catchIf(
      ({ kind }) => !temporary.includes(kind),
      ({ _tag, kind, detail, schema }) => Effect.succeed<Outcome>({ failure: { _tag, kind, detail, schema } }),
    ),
    Effect.map((outcome) => JSON.stringify(outcome)),
  )
  return idempotency.once(call, outcome).pipe(
    Effect.flatMap((text) => {
      const stored = JSON.parse(text) as Outcome
      return 'failure' in stored ? Effect.fail(stored.failure) : Effect.succeed(stored.response)
    }),
    Effect.catchDefect((defect) =>
      endpoint.worksWithoutDatabase && !begun && isFailure(defect) && defect.kind === 'unavailable' ? run : Effect.die(defect),
    ),
  )
}
