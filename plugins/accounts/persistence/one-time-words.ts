import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import { generateToken } from '#core/kernel/ids.ts'
import type { Clock } from '#core/ports/clock.ts'
import { type OneTimeTokens, type Opened, wordLives } from '../domain/one-time-words.port.ts'
import { hashed } from './columns.ts'

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
}

/** Words in PostgreSQL; taking one deletes it, so that of two who come at once one has it. */
export const makeOneTimeWords = ({ db, clock }: Dependencies): OneTimeTokens => {
  const first = ([found]: readonly Opened[]) => found ?? null
  return {
    give: Effect.fn('accounts.give-word')(function* (kind, accountId, payload = {}) {
      const word = generateToken()
      const expires = new Date(clock.now().getTime() + wordLives[kind] * 60_000).toISOString()
      if (accountId !== null) yield* db.rows('delete from accounts_token where account_id = ? and kind = ?', [accountId, kind])
      yield* db.rows(`insert into accounts_token (hash, kind, account_id, payload, expires_at) values (${hashed}, ?, ?, ?::jsonb, ?)`, [
        ...[word, kind, accountId, JSON.stringify(payload), expires],
      ])
      return word
    }),
    take: (kind, word) =>
      db
        .rows<Opened>(`delete from accounts_token where hash = ${hashed} and kind = ? and expires_at > ? returning account_id, payload`, [
          ...[word, kind, clock.now().toISOString()],
        ])
        .pipe(Effect.map(first)),
    attempt: (kind, word, most) =>
      db
        .rows<Opened>(
          `update accounts_token set payload = payload || jsonb_build_object('attempts', coalesce((payload->>'attempts')::int, 0) + 1)
             where hash = ${hashed} and kind = ? and expires_at > ? and coalesce((payload->>'attempts')::int, 0) < ? returning account_id, payload`,
          [...[word, kind, clock.now().toISOString(), most]],
        )
        .pipe(Effect.map(first)),
    look: (kind, word) =>
      db
        .rows<Opened>(`select account_id, payload from accounts_token where hash = ${hashed} and kind = ? and expires_at > ?`, [
          ...[word, kind, clock.now().toISOString()],
        ])
        .pipe(Effect.map(first)),
  }
}
