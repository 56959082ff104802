import { Effect } from 'effect'
import { type Idempotency, IdempotencyKeyReused } from '#core/ports/idempotency.ts'
import { makeTable } from './recoverable.ts'

/** Creates a store of responses by idempotency key. */
export const makeIdempotency = () => {
  const { rows, snapshot } = makeTable<{ readonly request: string; readonly response: string }>()
  const once: Idempotency['once'] = ({ key, request }, step) =>
    Effect.gen(function* () {
      const stored = rows.get(key)
      if (stored) return stored.request === request ? stored.response : yield* new IdempotencyKeyReused()
      const response = yield* step
      rows.set(key, { request, response })
      return response
    })
  const deleteExpired: Idempotency['deleteExpired'] = () => Effect.succeed(0)
  return { once, deleteExpired, snapshot }
}
