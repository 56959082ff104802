import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import type { Request } from 'express'
import { type Actor, rateLimitKey } from '#core/access/actor.ts'
import { Validation } from '#core/plugin/doorway-failures.ts'
import type { Route } from '#core/plugin/routes.ts'
import type { Idempotency } from '#core/ports/idempotency.ts'
import type { Written } from './answers.ts'

interface Asked {
  readonly row: Route
  readonly request: Request
  readonly actor: Actor
  /** The input before it was decoded. */
  readonly said: Readonly<Record<string, unknown>>
}

const shortened = (_: string, value: unknown) =>
  value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64url') : value

/** Runs the step once for each `Idempotency-Key` of a caller and row; without a key it just runs. */
export const doneOnce = <Reason>(idempotency: Idempotency, { row, request, actor, said }: Asked, step: Effect.Effect<Written, Reason>) => {
  const key = request.get('idempotency-key')
  if (key === undefined) return step
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new Validation({ schema: { 'Idempotency-Key': ['FIELD_INVALID'] } })
  const whole = { key: JSON.stringify([row.method, row.path, rateLimitKey(actor), key]), request: JSON.stringify(said, shortened) }
  const kept = Effect.map(step, (written) => JSON.stringify(written))
  return Effect.map(idempotency.once(whole, kept), (text) => JSON.parse(text) as Written)
}
