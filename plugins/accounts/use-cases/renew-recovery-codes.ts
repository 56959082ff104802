import { Effect } from 'effect'
import type { Actor, User } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import { SecondFactorOff } from '../contract/errors.ts'
import type { PasswordAndCode } from '../contract/factors.ts'
import type { Account } from '../domain/account.ts'
import type { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { reauthenticatedAccount } from '../services/current-account.ts'
import type { IssueRecoveryCodes } from '../services/issue-recovery-codes.ts'
import type { NotifyFactorChange } from '../services/notify-factor-change.ts'
import type { Reauthenticate } from '../services/reauthenticate.ts'
import type { VerifyCode } from '../services/verify-code.ts'

interface Dependencies {
  readonly reauthenticate: Reauthenticate
  readonly verifyCode: VerifyCode
  readonly factors: SecondFactorRepository
  readonly issueRecoveryCodes: IssueRecoveryCodes
  readonly notifyFactorChange: NotifyFactorChange
}

/** Replaces the user's recovery codes. */
export const makeRenewRecoveryCodes = ({ reauthenticate, verifyCode, factors, issueRecoveryCodes, notifyFactorChange }: Dependencies) => {
  const renew = Effect.fn('accounts.replace-recovery-codes')(function* (user: User, account: Account) {
    yield* notifyFactorChange(user, account, 'recovery-renewed')
    return yield* issueRecoveryCodes(user.id)
  })

  return Effect.fn('accounts.renew-recovery-codes')(function* (actor: Actor, { password, code }: PasswordAndCode) {
    const user = yield* requireUser(actor)
    const account = yield* reauthenticatedAccount(reauthenticate, user, password)
    if (!(yield* factors.summaryOf(user.id)).totp) return yield* new SecondFactorOff()
    return yield* verifyCode(user.id, code, () => renew(user, account))
  })
}

export type RenewRecoveryCodes = ReturnType<typeof makeRenewRecoveryCodes>
export const RenewRecoveryCodes = token<RenewRecoveryCodes>('accounts/RenewRecoveryCodes')
