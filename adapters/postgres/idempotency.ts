import { createHash } from 'node:crypto'
import { Effect, Exit, Semaphore } from 'effect'
import { singleFlight } from '#core/kernel/single-flight.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Encryption } from '#core/ports/encryption.ts'
import { type Idempotency, IdempotencyKeyInUse, IdempotencyKeyReused, type IdempotentRequest } from '#core/ports/idempotency.ts'
import type { Signing } from '#core/ports/signing.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Db } from './unit-of-work.ts'

/** Retention of responses, milliseconds. */
const retentionMs = 24 * 3_600_000
/** Expired responses that one statement deletes. */
const batchSize = 1000
const deleteBatch = `delete from idempotency_key where key = any(array(
  select key from idempotency_key where written_at <= ? limit ${batchSize} for update skip locked)) returning 1`
/** Requests that hold a database connection until their end; others wait, so that some of the ten connections stay free. */
const maxConcurrent = 4

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

interface Dependencies {
  readonly db: Db
  /** Transaction of a whole call. */
  readonly callTransaction: Transaction
  readonly clock: Clock
  readonly encryption: Encryption
  readonly signing: Signing
}

/**
 * Stores responses in the transaction of the changes, encrypted, with a keyed hash of the request. Of two concurrent
 * requests with one key the second shares the response of the first; in another process it is refused, since the first
 * one holds the key's advisory lock.
 */
export const makeIdempotency = ({ db, callTransaction, clock, encryption, signing }: Dependencies): Idempotency => {
  const limited = Semaphore.makeUnsafe(maxConcurrent).withPermits(1)
  const expired = () => new Date(clock.now().getTime() - retentionMs).toISOString()

  /** Returns the stored response, or `null`. A response whose encryption key is gone cannot be repeated and must not be produced twice. */
  const find = Effect.fn('idempotency.find')(function* (key: string, request: string) {
    const [stored] = yield* db.rows<{ request: string; answer: string }>(
      'select request, answer from idempotency_key where key = ? and written_at > ?',
      [key, expired()],
    )
    if (!stored) return null
    const answer = signing.macsOf(request).includes(stored.request) ? encryption.decrypt(stored.answer, key) : null
    return answer ?? (yield* new IdempotencyKeyReused())
  })

  const store = (key: string, request: string, response: string) =>
    db.rows(
      `insert into idempotency_key (key, request, answer, written_at) values (?, ?, ?, ?)
       on conflict (key) do update set request = excluded.request, answer = excluded.answer, written_at = excluded.written_at`,
      [key, signing.macsOf(request)[0], encryption.encrypt(response, key), clock.now().toISOString()],
    )

  const first = <Reason>(key: string, request: string, step: Effect.Effect<string, Reason>) =>
    callTransaction(
      Effect.gen(function* () {
        const [lock] = yield* db.rows<{ free: boolean }>('select pg_try_advisory_xact_lock(hashtextextended(?, 0)) free', [key])
        if (!lock?.free) return yield* new IdempotencyKeyInUse({ retryAfterSeconds: 1 })
        const found = yield* find(key, request)
        if (found !== null) return Exit.succeed(found)
        // A failure is a result here, so that what the call has counted and recorded is committed.
        const exit = yield* Effect.exit(step)
        if (Exit.isFailure(exit) && !Exit.hasFails(exit)) return yield* Effect.failCause(exit.cause)
        if (Exit.isSuccess(exit)) yield* store(key, request, exit.value)
        return exit
      }),
    ).pipe(Effect.flatten)

  const shared = singleFlight<string, unknown>()
  return {
    once: <Reason>({ key: name, request }: IdempotentRequest, step: Effect.Effect<string, Reason>) =>
      Effect.gen(function* () {
        const key = hashOf(name)
        const found = yield* find(key, request)
        if (found !== null) return found
        const flight = shared(`${key}${hashOf(request)}`, limited(first(key, request, step)))
        return yield* flight as Effect.Effect<string, Reason | IdempotencyKeyInUse | IdempotencyKeyReused>
      }),
    deleteExpired: Effect.fn('idempotency.delete-expired')(function* () {
      let deleted = 0
      for (let last = batchSize; last === batchSize; deleted += last) last = (yield* db.rows(deleteBatch, [expired()])).length
      return deleted
    }),
  }
}
