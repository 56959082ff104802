import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import type { Clock } from '#core/ports/clock.ts'
import { type Idempotency, IdempotencyKeyReused } from '#core/ports/idempotency.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Db } from './unit-of-work.ts'

/** Retention of responses, milliseconds. */
const retentionMs = 24 * 3_600_000

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

interface Dependencies {
  readonly db: Db
  readonly transaction: Transaction
  readonly clock: Clock
}

/** Stores responses in the transaction of the changes. The key's row is inserted first, so that a concurrent request with the same key waits. */
export const makeIdempotency = ({ db, transaction, clock }: Dependencies): Idempotency => ({
  once: ({ key, request }, step) =>
    transaction(
      Effect.gen(function* () {
        const [keyHash, requestHash, now] = [hashOf(key), hashOf(request), clock.now()]
        yield* db.rows(
          'delete from idempotency_key where key in (select key from idempotency_key where written_at < ? limit 100 for update skip locked)',
          [new Date(now.getTime() - retentionMs).toISOString()],
        )
        const inserted = yield* db.rows(
          'insert into idempotency_key (key, request, written_at) values (?, ?, ?) on conflict do nothing returning 1',
          [keyHash, requestHash, now.toISOString()],
        )
        if (inserted.length === 0) {
          const [stored] = yield* db.rows<{ request: string; answer: string }>(
            'select request, answer from idempotency_key where key = ?',
            [keyHash],
          )
          return stored?.request === requestHash ? stored.answer : yield* new IdempotencyKeyReused()
        }
        const answer = yield* step
        yield* db.rows('update idempotency_key set answer = ? where key = ?', [answer, keyHash])
        return answer
      }),
    ),
})
