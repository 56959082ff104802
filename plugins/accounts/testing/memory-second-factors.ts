import { Effect } from 'effect'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { joined } from '#adapters/memory/recoverable.ts'
import type { TableStore } from '#core/ports/store.ts'
import { PasskeyKnown } from '../contract/errors.ts'
import {
  passkeysOf,
  type RecoveryCode,
  type SecondFactorRepository,
  type StoredPasskey,
  secondFactorsOf,
  type TotpRow,
} from '../domain/second-factors.port.ts'

/** Creates an in-memory repository of TOTP secrets and recovery codes; the summary counts the given passkeys. */
export const makeMemorySecondFactors = ({ passkeys }: { readonly passkeys: TableStore<StoredPasskey, PasskeyKnown> }) => {
  const totps = makeMemoryStore<TotpRow>({ key: ['account_id'] })
  const codes = makeMemoryStore<RecoveryCode>({ key: ['account_id', 'hash'] })
  const repository: SecondFactorRepository = {
    ...secondFactorsOf({ totps, codes, passkeys }, (code) => code),
    summaryOf: (account_id) =>
      Effect.all({
        totp: Effect.map(totps.count({ account_id, confirmed_at: { ne: null } }), (count) => count > 0),
        passkeys: passkeys.count({ account_id }),
        recovery_codes: codes.count({ account_id }),
      }),
    startTotp: (account_id, secret, waits_since) =>
      Effect.sync(() => {
        const isConfirmed = (totps.rows.get(account_id)?.confirmed_at ?? null) !== null
        if (!isConfirmed) totps.rows.set(account_id, { account_id, secret, last_step: null, confirmed_at: null, waits_since })
        return !isConfirmed
      }),
    encryptedWithOldKey: (prefix, afterAccount, limit) =>
      Effect.sync(() =>
        totps
          .all()
          .flatMap(({ account_id, secret }) => (secret.startsWith(prefix) || account_id <= afterAccount ? [] : [{ account_id, secret }]))
          .toSorted((a, b) => (a.account_id < b.account_id ? -1 : 1))
          .slice(0, limit),
      ),
  }
  /** Stores a secret, by default one that was confirmed at the beginning of 2026. */
  const addTotp = (account_id: string, secret: string, over: Partial<TotpRow> = {}, recoveryCodes: readonly string[] = []) => {
    totps.rows.set(account_id, { account_id, secret, last_step: 0, confirmed_at: '2026-01-01T00:00:00.000Z', waits_since: null, ...over })
    for (const hash of recoveryCodes) codes.rows.set(`${account_id} ${hash}`, { account_id, hash })
  }
  const codesOf = (accountId: string) => codes.all().flatMap(({ account_id, hash }) => (account_id === accountId ? [hash] : []))
  return { ...repository, totps: totps.rows, addTotp, codesOf, ...joined(totps, codes) }
}

/** Creates an in-memory repository of passkeys that holds the given ones. */
export const makeMemoryPasskeys = (...stored: readonly StoredPasskey[]) => {
  const table = makeMemoryStore<StoredPasskey, PasskeyKnown>({ unique: [{ columns: ['credential_id'], Failure: PasskeyKnown }] })
  for (const passkey of stored) table.rows.set(passkey.id, passkey)
  return { ...passkeysOf(table), table, rows: table.rows, snapshot: table.snapshot }
}
