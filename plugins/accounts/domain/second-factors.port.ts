import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { PublicKey } from '#core/ports/passkeys.ts'
import { hasAny, type TableStore } from '#core/ports/store.ts'
import type { PasskeyKnown } from '../contract/errors.ts'

/** Second factors of an account. */
export interface SecondFactorSummary {
  readonly totp: boolean
  readonly passkeys: number
  /** Number of unused recovery codes. */
  readonly recovery_codes: number
}

/** The encrypted TOTP secret of an account; it is in force once `confirmed`. */
export interface StoredTotp {
  readonly secret: string
  readonly confirmed: boolean
}

/** Row of a TOTP secret; `waits_since`: time from which it waits for its confirmation. */
export interface TotpRow {
  readonly account_id: string
  readonly secret: string
  readonly last_step: number | null
  readonly confirmed_at: string | null
  readonly waits_since: string | null
}

/** An unused recovery code, as a hash. */
export interface RecoveryCode {
  readonly account_id: string
  readonly hash: string
}

interface Tables {
  readonly totps: TableStore<TotpRow>
  readonly codes: TableStore<RecoveryCode>
  readonly passkeys: TableStore<StoredPasskey, PasskeyKnown>
}

/**
 * Creates the plain part of the repository of second factors; `hash` is what is stored of a recovery code. An operation
 * that may succeed once reports success by the number of changed rows.
 */
export const secondFactorsOf = ({ totps, codes, passkeys }: Tables, hash: (code: string) => string) => ({
  totp: (accountId: string) =>
    Effect.map(totps.byId(accountId), (row): StoredTotp | null => row && { secret: row.secret, confirmed: row.confirmed_at !== null }),
  /** Confirms the secret; returns false when it is confirmed already or was replaced. */
  confirmTotp: (account_id: string, secret: string, step: number, at: string) =>
    hasAny(totps.update({ account_id, secret, confirmed_at: null }, { confirmed_at: at, waits_since: null, last_step: step })),
  /** Marks a TOTP time step and all earlier ones as used; returns false when it was used already. */
  consumeStep: (account_id: string, step: number) =>
    hasAny(totps.update({ account_id, confirmed_at: { ne: null }, last_step: { lt: step } }, { last_step: step })),
  /** Deletes the secret and the recovery codes; returns false when no confirmed secret existed. */
  removeTotp: Effect.fn('accounts.remove-totp')(function* (account_id: string) {
    yield* codes.remove({ account_id })
    return yield* hasAny(totps.remove({ account_id, confirmed_at: { ne: null } }))
  }),
  /**
   * Deletes an authenticator app that was confirmed, with its recovery codes, and passkeys that were added at a time or
   * later; returns their number.
   */
  removeAddedSince: Effect.fn('accounts.remove-added-since')(function* (account_id: string, at: string) {
    const removed = yield* totps.remove({ account_id, confirmed_at: { gte: at } })
    if (removed > 0) yield* codes.remove({ account_id })
    return removed + (yield* passkeys.remove({ account_id, created_at: { gte: at } }))
  }),
  setRecoveryCodes: Effect.fn('accounts.set-recovery-codes')(function* (account_id: string, fresh: readonly string[]) {
    yield* codes.remove({ account_id })
    yield* codes.addAll(fresh.map((code) => ({ account_id, hash: hash(code) })))
  }),
  /** Deletes a recovery code; returns false when it does not exist. */
  consumeRecoveryCode: (account_id: string, code: string) => hasAny(codes.remove({ account_id, hash: hash(code) })),
  /** Replaces an encrypted secret, unless it has changed since it was read. */
  replaceSecret: (account_id: string, previous: string, secret: string) =>
    Effect.asVoid(totps.update({ account_id, secret: previous }, { secret })),
})

/** Repository of TOTP secrets and recovery codes. */
export interface SecondFactorRepository extends ReturnType<typeof secondFactorsOf> {
  summaryOf(accountId: string): Effect.Effect<SecondFactorSummary>
  /** Stores an unconfirmed secret, replacing an earlier unconfirmed one; returns false when a confirmed one exists. */
  startTotp(accountId: string, encryptedSecret: string, at: string): Effect.Effect<boolean>
  /** Returns at most so many secrets that were not encrypted with the current key, of the accounts that follow one. */
  encryptedWithOldKey(
    currentKeyPrefix: string,
    afterAccount: string,
    limit: number,
  ): Effect.Effect<readonly { readonly account_id: string; readonly secret: string }[]>
}
export const SecondFactorRepository = token<SecondFactorRepository>('accounts/SecondFactorRepository')

/** A passkey as stored. Times are ISO 8601 UTC. */
export interface StoredPasskey extends PublicKey {
  readonly id: string
  readonly account_id: string
  /** Name that the owner gave it. */
  readonly name: string
  readonly created_at: string
  readonly last_used_at: string | null
}

/** Creates the repository of passkeys over their table. */
export const passkeysOf = (passkeys: TableStore<StoredPasskey, PasskeyKnown>) => ({
  add: passkeys.add,
  ofAccount: (account_id: string) => passkeys.find({ account_id }, { orderBy: { created_at: 'asc', id: 'asc' } }),
  /** Reads and locks a passkey until the transaction ends, so that of two concurrent sign-ins the second sees the first one's counter. */
  lockByCredentialId: (credential_id: string) => passkeys.first({ credential_id }, { lock: 'wait' }),
  recordUse: (id: string, { counter, backed_up }: Pick<PublicKey, 'counter' | 'backed_up'>, at: string) =>
    Effect.asVoid(passkeys.update({ id }, { counter, backed_up, last_used_at: at })),
  /** Returns false when the account has no passkey with this id. */
  remove: (account_id: string, id: string) => hasAny(passkeys.remove({ account_id, id })),
})

/** Repository of passkeys; a credential belongs to one account. */
export interface PasskeyRepository extends ReturnType<typeof passkeysOf> {}
export const PasskeyRepository = token<PasskeyRepository>('accounts/PasskeyRepository')
