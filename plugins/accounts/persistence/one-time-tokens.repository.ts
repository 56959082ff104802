import { Effect } from 'effect'
import { sha256 } from '#adapters/postgres/column-types.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { generateToken } from '#core/kernel/ids.ts'
import { Clock } from '#core/ports/clock.ts'
import { OneTimeTokens, type StoredToken, tokenLifetimeMinutes } from '../domain/one-time-tokens.port.ts'
import { TokenTable, toStoredToken } from './token.table.ts'

/** Creates the PostgreSQL repository of one-time tokens. `consume` deletes the row, so that only one of two concurrent calls succeeds. */
export const makeOneTimeTokens = provide(OneTimeTokens, { db: Db, clock: Clock }, ({ db, clock }): OneTimeTokens => {
  const now = () => clock.now().toISOString()
  return {
    issue: Effect.fn('accounts.issue-token')(function* (kind, accountId, payload = {}) {
      const token = generateToken()
      const expires_at = new Date(clock.now().getTime() + tokenLifetimeMinutes[kind] * 60_000).toISOString()
      if (accountId !== null && kind !== 'email-undo') yield* db.bulk((em) => em.nativeDelete(TokenTable, { account_id: accountId, kind }))
      yield* db.query((em) => em.create(TokenTable, { hash: sha256(token), kind, account_id: accountId, payload, expires_at }))
      return token
    }),
    consume: (kind, token) =>
      db
        .rows<StoredToken & { readonly expires_at: Date | string }>(
          'delete from accounts_token where hash = ? and kind = ? and expires_at > ? returning account_id, payload, expires_at',
          [sha256(token), kind, now()],
        )
        .pipe(Effect.map(([found]) => (found ? { ...found, expires_at: new Date(found.expires_at).toISOString() } : null))),
    revoke: (accountId, kinds, since) =>
      Effect.asVoid(
        db.bulk((em) =>
          em.nativeDelete(TokenTable, {
            account_id: accountId,
            kind: { $in: [...kinds] },
            ...(since !== undefined && { expires_at: { $gte: since } }),
          }),
        ),
      ),
    attempt: (kind, token, maxAttempts) =>
      db
        .rows<StoredToken>(
          `update accounts_token set payload = payload || jsonb_build_object('attempts', coalesce((payload->>'attempts')::int, 0) + 1)
             where hash = ? and kind = ? and expires_at > ? and coalesce((payload->>'attempts')::int, 0) < ? returning account_id, payload`,
          [sha256(token), kind, now(), maxAttempts],
        )
        .pipe(Effect.map(([found]) => found ?? null)),
    peek: (kind, token) =>
      db
        .query((em) => em.findOne(TokenTable, { hash: sha256(token), kind, expires_at: { $gt: now() } }))
        .pipe(Effect.map((row) => row && toStoredToken(row))),
  }
})
