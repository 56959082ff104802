import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import type { User } from '#core/access/actor.ts'
import { define, type PortOf, provide } from '#core/kernel/define.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Signing } from '#core/ports/signing.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { ProveIdentity } from '../contract/access.ts'
import { BadPassword, SecondFactorNeeded } from '../contract/errors.ts'
import type { IdentityProof } from '../contract/factors.ts'
import { type Account, sessionUser } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { rateLimits } from '../domain/rate-limits.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { lockUnchanged } from './access.ts'
import { VerifyCode } from './verify-code.ts'
import { VerifyPasskey } from './verify-passkey.ts'

/** Verifies the user's password before a sensitive change; returns the account. */
export const Reauthenticate = define(
  'accounts/Reauthenticate',
  { accounts: AccountRepository, passwords: Passwords, rateLimit: RateLimit },
  ({ accounts, passwords, rateLimit }) =>
    Effect.fn('accounts.reauthenticate')(function* (user: User, password: string) {
      yield* rateLimit.consume('accounts.confirm', user.id, rateLimits.reauthentication)
      const account = yield* accounts.byId(user.id)
      if (!(yield* passwords.verify(account.password_hash, password))) return yield* new BadPassword({ account: account.id })
      return account
    }),
)

export type Reauthenticate = PortOf<typeof Reauthenticate>

/** Returns the account of the user after verifying the password. */
export const reauthenticatedAccount = (reauthenticate: Reauthenticate, user: User, password: string) =>
  reauthenticate(user, password).pipe(Effect.catchTag('AccountNotFound', () => new MissingJwt()))

/**
 * Verifies the user's password and, for an account with second factors, a code or a passkey, and then runs `change`
 * with the locked account, in one transaction. A stolen password or an open session is not enough for changes by which
 * an account can be taken over.
 */
export const ConfirmIdentity = define(
  'accounts/ConfirmIdentity',
  {
    accounts: AccountRepository,
    factors: SecondFactorRepository,
    reauthenticate: Reauthenticate,
    verifyCode: VerifyCode,
    verifyPasskey: VerifyPasskey,
    transaction: Transaction,
  },
  ({ accounts, factors, reauthenticate, verifyCode, verifyPasskey, transaction }) => {
    const hasFactor = (accountId: string) => Effect.map(factors.summaryOf(accountId), ({ totp, passkeys }) => totp || passkeys > 0)
    return <Output, Reason>(
      user: User,
      { password, code, passkey }: IdentityProof,
      change: (account: Account) => Effect.Effect<Output, Reason>,
    ) => {
      const confirm = Effect.fn('accounts.confirm-identity')(function* () {
        const account = yield* reauthenticate(user, password)
        const locked = lockUnchanged(accounts, account, () => new BadPassword({ account: account.id }))
        const { totp, passkeys } = yield* factors.summaryOf(account.id)
        if (totp && code) return yield* verifyCode(account.id, code, () => Effect.flatMap(locked, change))
        if (passkeys > 0 && passkey) return yield* verifyPasskey(user, passkey, account.id, () => Effect.flatMap(locked, change))
        return yield* transaction(
          Effect.gen(function* () {
            const current = yield* locked
            if (yield* hasFactor(account.id)) return yield* new SecondFactorNeeded()
            return yield* change(current)
          }),
        )
      })
      return confirm()
    }
  },
)

/** Offers the proof of identity to other plugins, without the stored account. */
export const makeProveIdentity = provide(
  ProveIdentity,
  { confirmIdentity: ConfirmIdentity },
  ({ confirmIdentity }): ProveIdentity =>
    (user, proof, change) =>
      confirmIdentity(user, proof, () => change),
)

/** Verifies e-mail and password of a signed-in user without opening a session (features AP-10). */
export const ConfirmCredentials = define(
  'accounts/ConfirmCredentials',
  { reauthenticate: Reauthenticate, signing: Signing },
  ({ reauthenticate, signing }) =>
    Effect.fn('accounts.confirm-credentials')(function* (user: User, email: string, password: string) {
      const account = yield* reauthenticate(user, password).pipe(Effect.catchTag('AccountNotFound', () => new BadPassword()))
      if (account.email !== email) return yield* new BadPassword({ account: account.id })
      const jwt = yield* signing.signBearer({ account: user.id, session: user.session })
      return { ...sessionUser({ ...account, type: user.type }, user.perms), jwt, refresh_token: null }
    }),
)
