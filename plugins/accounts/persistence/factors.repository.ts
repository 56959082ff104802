import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Factors, FactorsHeld, KeptTotp } from '../domain/factors.port.ts'
import { hashed } from './columns.ts'

/** Secrets of apps and recovery codes in PostgreSQL; what may be done once is decided by the row that changes. */
export const makeFactors = ({ db }: { readonly db: Db }): Factors => {
  const changed = (sql: string, values: readonly unknown[]) =>
    db.rows(`${sql} returning 1`, values).pipe(Effect.map((rows) => rows.length > 0))
  const dropCodes = (accountId: string) => db.rows('delete from accounts_recovery_code where account_id = ?', [accountId])
  return {
    held: (accountId) =>
      db
        .rows<FactorsHeld>(
          `select exists (select 1 from accounts_totp t where t.account_id = a.id and t.confirmed_at is not null) totp,
             (select count(*)::int from accounts_passkey p where p.account_id = a.id) passkeys,
             (select count(*)::int from accounts_recovery_code c where c.account_id = a.id) recovery_codes
             from (select ?::uuid id) a`,
          [accountId],
        )
        .pipe(Effect.map(([held]) => held ?? { totp: false, passkeys: 0, recovery_codes: 0 })),
    totp: (accountId) =>
      db
        .rows<KeptTotp>('select secret, confirmed_at is not null confirmed from accounts_totp where account_id = ?', [accountId])
        .pipe(Effect.map(([found]) => found ?? null)),
    begin: (accountId, sealed, at) =>
      changed(
        `insert into accounts_totp (account_id, secret, waits_since) values (?, ?, ?)
         on conflict (account_id) do update set secret = excluded.secret, waits_since = excluded.waits_since where accounts_totp.confirmed_at is null`,
        [accountId, sealed, at],
      ),
    confirm: (accountId, sealed, step, at) =>
      changed(
        'update accounts_totp set confirmed_at = ?, waits_since = null, last_step = ? where account_id = ? and secret = ? and confirmed_at is null',
        [...[at, step, accountId, sealed]],
      ),
    takeStep: (accountId, step) =>
      changed('update accounts_totp set last_step = ? where account_id = ? and confirmed_at is not null and last_step < ?', [
        ...[step, accountId, step],
      ]),
    remove: Effect.fn('accounts.remove-totp')(function* (accountId) {
      yield* dropCodes(accountId)
      return yield* changed('delete from accounts_totp where account_id = ? and confirmed_at is not null', [accountId])
    }),
    setRecoveryCodes: Effect.fn('accounts.set-recovery-codes')(function* (accountId, codes) {
      yield* dropCodes(accountId)
      yield* db.rows(
        `insert into accounts_recovery_code (account_id, hash)
         select ?::uuid, sha256(convert_to(code, 'UTF8')) from jsonb_array_elements_text(?::jsonb) made (code)`,
        [accountId, JSON.stringify(codes)],
      )
    }),
    takeRecoveryCode: (accountId, code) =>
      changed(`delete from accounts_recovery_code where account_id = ? and hash = ${hashed}`, [accountId, code]),
    sealedBefore: (mark) =>
      db.rows('select account_id, secret from accounts_totp where left(secret, length(?::text)) <> ?::text', [mark, mark]),
    reseal: (accountId, before, sealed) =>
      Effect.asVoid(db.rows('update accounts_totp set secret = ? where account_id = ? and secret = ?', [sealed, accountId, before])),
  }
}
