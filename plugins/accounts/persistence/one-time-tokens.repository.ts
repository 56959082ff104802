import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import { generateToken } from '#core/kernel/ids.ts'
import type { Clock } from '#core/ports/clock.ts'
import { type OneTimeTokens, type StoredToken, tokenLifetimeMinutes } from '../domain/one-time-tokens.port.ts'
import { hashed } from './columns.ts'

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
}

/** Creates the PostgreSQL repository of one-time tokens. `consume` deletes the row, so that only one of two concurrent calls succeeds. */
export const makeOneTimeTokens = ({ db, clock }: Dependencies): OneTimeTokens => {
  const first = ([found]: readonly StoredToken[]) => found ?? null
  return {
    issue: Effect.fn('accounts.issue-token')(function* (kind, accountId, payload = {}) {
      const token = generateToken()
      const expires = new Date(clock.now().getTime() + tokenLifetimeMinutes[kind] * 60_000).toISOString()
      if (accountId !== null) yield* db.rows('delete from accounts_token where account_id = ? and kind = ?', [accountId, kind])
      yield* db.rows(`insert into accounts_token (hash, kind, account_id, payload, expires_at) values (${hashed}, ?, ?, ?::jsonb, ?)`, [
        ...[token, kind, accountId, JSON.stringify(payload), expires],
      ])
      return token
    }),
    consume: (kind, token) =>
      db
        .rows<StoredToken>(
          `delete from accounts_token where hash = ${hashed} and kind = ? and expires_at > ? returning account_id, payload`,
          [...[token, kind, clock.now().toISOString()]],
        )
        .pipe(Effect.map(first)),
    attempt: (kind, token, maxAttempts) =>
      db
        .rows<StoredToken>(
          `update accounts_token set payload = payload || jsonb_build_object('attempts', coalesce((payload->>'attempts')::int, 0) + 1)
             where hash = ${hashed} and kind = ? and expires_at > ? and coalesce((payload->>'attempts')::int, 0) < ? returning account_id, payload`,
          [...[token, kind, clock.now().toISOString(), maxAttempts]],
        )
        .pipe(Effect.map(first)),
    peek: (kind, token) =>
      db
        .rows<StoredToken>(`select account_id, payload from accounts_token where hash = ${hashed} and kind = ? and expires_at > ?`, [
          ...[token, kind, clock.now().toISOString()],
        ])
        .pipe(Effect.map(first)),
  }
}
