import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { BadPassword, SecondFactorNeeded } from '../contract/errors.ts'
import type { IdentityProof } from '../contract/factors.ts'
import type { Account } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { lockUnchanged } from './lock-unchanged.ts'
import { Reauthenticate } from './reauthenticate.ts'
import { VerifyCode } from './verify-code.ts'
import { VerifyPasskey } from './verify-passkey.ts'

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
        const locked = lockUnchanged(accounts, account, () => new BadPassword())
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
