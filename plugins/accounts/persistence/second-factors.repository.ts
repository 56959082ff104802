import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { SecondFactorRepository, SecondFactorSummary, StoredTotp } from '../domain/second-factors.port.ts'
import { hashed } from './columns.ts'

/** Creates the PostgreSQL repository of TOTP secrets and recovery codes. An operation that may succeed once reports success by the number of changed rows. */
export const makeSecondFactorRepository = ({ db }: { readonly db: Db }): SecondFactorRepository => {
  const changed = (sql: string, values: readonly unknown[]) =>
    db.rows(`${sql} returning 1`, values).pipe(Effect.map((rows) => rows.length > 0))
  const deleteRecoveryCodes = (accountId: string) => db.rows('delete from accounts_recovery_code where account_id = ?', [accountId])
  return {
    summaryOf: (accountId) =>
      db
        .rows<SecondFactorSummary>(
          `select exists (select 1 from accounts_totp t where t.account_id = a.id and t.confirmed_at is not null) totp,
             (select count(*)::int from accounts_passkey p where p.account_id = a.id) passkeys,
             (select count(*)::int from accounts_recovery_code c where c.account_id = a.id) recovery_codes
             from (select ?::uuid id) a`,
          [accountId],
        )
        .pipe(Effect.map(([summary]) => summary ?? { totp: false, passkeys: 0, recovery_codes: 0 })),
    totp: (accountId) =>
      db
        .rows<StoredTotp>('select secret, confirmed_at is not null confirmed from accounts_totp where account_id = ?', [accountId])
        .pipe(Effect.map(([found]) => found ?? null)),
    startTotp: (accountId, encryptedSecret, at) =>
      changed(
        `insert into accounts_totp (account_id, secret, waits_since) values (?, ?, ?)
         on conflict (account_id) do update set secret = excluded.secret, waits_since = excluded.waits_since where accounts_totp.confirmed_at is null`,
        [accountId, encryptedSecret, at],
      ),
    confirmTotp: (accountId, encryptedSecret, step, at) =>
      changed(
        'update accounts_totp set confirmed_at = ?, waits_since = null, last_step = ? where account_id = ? and secret = ? and confirmed_at is null',
        [...[at, step, accountId, encryptedSecret]],
      ),
    consumeStep: (accountId, step) =>
      changed('update accounts_totp set last_step = ? where account_id = ? and confirmed_at is not null and last_step < ?', [
        ...[step, accountId, step],
      ]),
    removeTotp: Effect.fn('accounts.remove-totp')(function* (accountId) {
      yield* deleteRecoveryCodes(accountId)
      return yield* changed('delete from accounts_totp where account_id = ? and confirmed_at is not null', [accountId])
    }),
    setRecoveryCodes: Effect.fn('accounts.set-recovery-codes')(function* (accountId, codes) {
      yield* deleteRecoveryCodes(accountId)
      yield* db.rows(
        `insert into accounts_recovery_code (account_id, hash)
         select ?::uuid, sha256(convert_to(code, 'UTF8')) from jsonb_array_elements_text(?::jsonb) new_codes (code)`,
        [accountId, JSON.stringify(codes)],
      )
    }),
    consumeRecoveryCode: (accountId, code) =>
      changed(`delete from accounts_recovery_code where account_id = ? and hash = ${hashed}`, [accountId, code]),
    encryptedWithOldKey: (currentKeyPrefix) =>
      db.rows('select account_id, secret from accounts_totp where left(secret, length(?::text)) <> ?::text', [
        currentKeyPrefix,
        currentKeyPrefix,
      ]),
    replaceSecret: (accountId, previous, encryptedSecret) =>
      Effect.asVoid(
        db.rows('update accounts_totp set secret = ? where account_id = ? and secret = ?', [encryptedSecret, accountId, previous]),
      ),
  }
}
