import { Effect } from 'effect'
import { sha256 } from '#adapters/postgres/column-types.ts'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { PasskeyKnown } from '../contract/errors.ts'
import {
  PasskeyRepository,
  passkeysOf,
  SecondFactorRepository,
  type SecondFactorSummary,
  secondFactorsOf,
} from '../domain/second-factors.port.ts'
import { PasskeyTable, RecoveryCodeTable, TotpTable } from './tables.ts'

/** Creates the PostgreSQL repository of TOTP secrets and recovery codes. */
export const makeSecondFactorRepository = provide(SecondFactorRepository, { db: Db }, ({ db }): SecondFactorRepository => {
  const tables = {
    totps: makeTableStore(db, TotpTable),
    codes: makeTableStore(db, RecoveryCodeTable),
    passkeys: makeTableStore(db, PasskeyTable),
  }
  return {
    ...secondFactorsOf(tables, sha256),
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
    startTotp: (accountId, encryptedSecret, at) =>
      db
        .rows(
          `insert into accounts_totp (account_id, secret, waits_since) values (?, ?, ?) on conflict (account_id) do update
             set secret = excluded.secret, waits_since = excluded.waits_since where accounts_totp.confirmed_at is null returning 1`,
          [accountId, encryptedSecret, at],
        )
        .pipe(Effect.map((rows) => rows.length > 0)),
    encryptedWithOldKey: (currentKeyPrefix, afterAccount, limit) =>
      db.rows(
        'select account_id, secret from accounts_totp where account_id > ?::uuid and not starts_with(secret, ?) order by account_id limit ?',
        [afterAccount, currentKeyPrefix, limit],
      ),
  }
})

/** Creates the PostgreSQL repository of passkeys. The unique constraint decides which of two accounts gets a passkey. */
export const makePasskeyRepository = provide(PasskeyRepository, { db: Db }, ({ db }) =>
  passkeysOf(makeTableStore(db, PasskeyTable, { constraints: { accounts_passkey_credential: PasskeyKnown } })),
)
