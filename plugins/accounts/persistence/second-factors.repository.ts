import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { SecondFactorRepository, type SecondFactorSummary } from '../domain/second-factors.port.ts'
import { PasskeyTable } from './passkey.table.ts'
import { RecoveryCodeTable, TotpTable, toRecoveryCodeRow, toTotp } from './second-factor.table.ts'

/**
 * Creates the PostgreSQL repository of TOTP secrets and recovery codes. An operation that may succeed once reports
 * success by the number of changed rows.
 */
export const makeSecondFactorRepository = provide(SecondFactorRepository, { db: Db }, ({ db }): SecondFactorRepository => {
  const any = (count: Effect.Effect<number>) => Effect.map(count, (changed) => changed > 0)
  const deleteRecoveryCodes = (accountId: string) => db.bulk((em) => em.nativeDelete(RecoveryCodeTable, { account_id: accountId }))
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
    totp: (accountId) => db.query((em) => em.findOne(TotpTable, { account_id: accountId })).pipe(Effect.map((row) => row && toTotp(row))),
    startTotp: (accountId, encryptedSecret, at) =>
      db
        .rows(
          `insert into accounts_totp (account_id, secret, waits_since) values (?, ?, ?) on conflict (account_id) do update
             set secret = excluded.secret, waits_since = excluded.waits_since where accounts_totp.confirmed_at is null returning 1`,
          [accountId, encryptedSecret, at],
        )
        .pipe(Effect.map((rows) => rows.length > 0)),
    confirmTotp: (accountId, encryptedSecret, step, at) =>
      any(
        db.bulk((em) =>
          em.nativeUpdate(
            TotpTable,
            { account_id: accountId, secret: encryptedSecret, confirmed_at: null },
            { confirmed_at: at, waits_since: null, last_step: step },
          ),
        ),
      ),
    consumeStep: (accountId, step) =>
      any(
        db.bulk((em) =>
          em.nativeUpdate(TotpTable, { account_id: accountId, confirmed_at: { $ne: null }, last_step: { $lt: step } }, { last_step: step }),
        ),
      ),
    removeTotp: Effect.fn('accounts.remove-totp')(function* (accountId) {
      yield* deleteRecoveryCodes(accountId)
      return yield* any(db.bulk((em) => em.nativeDelete(TotpTable, { account_id: accountId, confirmed_at: { $ne: null } })))
    }),
    removeAddedSince: Effect.fn('accounts.remove-added-since')(function* (accountId, at) {
      const totps = yield* db.bulk((em) => em.nativeDelete(TotpTable, { account_id: accountId, confirmed_at: { $gte: at } }))
      if (totps > 0) yield* deleteRecoveryCodes(accountId)
      return totps + (yield* db.bulk((em) => em.nativeDelete(PasskeyTable, { account_id: accountId, created_at: { $gte: at } })))
    }),
    setRecoveryCodes: Effect.fn('accounts.set-recovery-codes')(function* (accountId, codes) {
      yield* deleteRecoveryCodes(accountId)
      yield* db.bulk((em) =>
        em.insertMany(
          RecoveryCodeTable,
          codes.map((code) => toRecoveryCodeRow(accountId, code)),
        ),
      )
    }),
    consumeRecoveryCode: (accountId, code) => any(db.bulk((em) => em.nativeDelete(RecoveryCodeTable, toRecoveryCodeRow(accountId, code)))),
    encryptedWithOldKey: (currentKeyPrefix) =>
      db.rows('select account_id, secret from accounts_totp where left(secret, length(?::text)) <> ?::text', [
        currentKeyPrefix,
        currentKeyPrefix,
      ]),
    replaceSecret: (accountId, previous, encryptedSecret) =>
      Effect.asVoid(db.bulk((em) => em.nativeUpdate(TotpTable, { account_id: accountId, secret: previous }, { secret: encryptedSecret }))),
  }
})
