import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import type { Clock } from '#core/ports/clock.ts'
import { type Idempotency, IdempotencyKeyReused } from '#core/ports/idempotency.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { Db } from './unit-of-work.ts'

/** How long an answer is kept, milliseconds. */
const kept = 24 * 3_600_000

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

interface Dependencies {
  readonly db: Db
  readonly transaction: Transaction
  readonly clock: Clock
}

/** Answers beside the changes they tell of, in the same transaction. The key's row is written first: whoever comes second waits at it. */
export const makeIdempotency = ({ db, transaction, clock }: Dependencies): Idempotency => ({
  once: ({ key, request }, step) =>
    transaction(
      Effect.gen(function* () {
        const [keyHash, requestHash, now] = [hashOf(key), hashOf(request), clock.now()]
        yield* db.rows(
          'delete from idempotency_key where key in (select key from idempotency_key where written_at < ? limit 100 for update skip locked)',
          [new Date(now.getTime() - kept).toISOString()],
        )
        const mine = yield* db.rows(
          'insert into idempotency_key (key, request, written_at) values (?, ?, ?) on conflict do nothing returning 1',
          [keyHash, requestHash, now.toISOString()],
        )
        if (mine.length === 0) {
          const [known] = yield* db.rows<{ request: string; answer: string }>('select request, answer from idempotency_key where key = ?', [
            keyHash,
          ])
          return known?.request === requestHash ? known.answer : yield* new IdempotencyKeyReused()
        }
        const answer = yield* step
        yield* db.rows('update idempotency_key set answer = ? where key = ?', [answer, keyHash])
        return answer
      }),
    ),
})
