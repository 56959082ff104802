import { Effect } from 'effect'
import { sha256 } from '#adapters/postgres/column-types.ts'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { OneTimeTokens, oneTimeTokensOf, type StoredToken } from '../domain/one-time-tokens.port.ts'
import { TokenTable } from './tables.ts'

/** Creates the PostgreSQL repository of one-time tokens. `consume` deletes the row, so that only one of two concurrent calls succeeds. */
export const makeOneTimeTokens = provide(OneTimeTokens, { db: Db, clock: Clock }, ({ db, clock }): OneTimeTokens => {
  const now = () => clock.now().toISOString()
  return {
    ...oneTimeTokensOf(makeTableStore(db, TokenTable), { clock, hash: sha256 }),
    consume: (kind, token) =>
      db
        .rows<StoredToken & { readonly expires_at: Date | string }>(
          'delete from accounts_token where hash = ? and kind = ? and expires_at > ? returning account_id, payload, expires_at',
          [sha256(token), kind, now()],
        )
        .pipe(Effect.map(([found]) => (found ? { ...found, expires_at: new Date(found.expires_at).toISOString() } : null))),
    attempt: (kind, token, maxAttempts) =>
      db
        .rows<StoredToken>(
          `update accounts_token set payload = payload || jsonb_build_object('attempts', coalesce((payload->>'attempts')::int, 0) + 1)
             where hash = ? and kind = ? and expires_at > ? and coalesce((payload->>'attempts')::int, 0) < ? returning account_id, payload`,
          [sha256(token), kind, now(), maxAttempts],
        )
        .pipe(Effect.map(([found]) => found ?? null)),
  }
})
