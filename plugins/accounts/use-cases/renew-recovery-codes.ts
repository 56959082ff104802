import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { handler } from '#core/plugin/handler.ts'
import { accountsApi } from '../contract/api.ts'
import { SecondFactorOff } from '../contract/errors.ts'
import type { Account } from '../domain/account.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { reauthenticatedAccount } from '../services/current-account.ts'
import { IssueRecoveryCodes } from '../services/issue-recovery-codes.ts'
import { NotifyFactorChange } from '../services/notify-factor-change.ts'
import { Reauthenticate } from '../services/reauthenticate.ts'
import { VerifyCode } from '../services/verify-code.ts'

/** Replaces the user's recovery codes. */
export const RenewRecoveryCodes = handler(
  accountsApi.renewRecoveryCodes,
  {
    reauthenticate: Reauthenticate,
    verifyCode: VerifyCode,
    factors: SecondFactorRepository,
    issueRecoveryCodes: IssueRecoveryCodes,
    notifyFactorChange: NotifyFactorChange,
  },
  ({ reauthenticate, verifyCode, factors, issueRecoveryCodes, notifyFactorChange }) => {
    const renew = Effect.fn('accounts.replace-recovery-codes')(function* (user: User, account: Account) {
      yield* notifyFactorChange(user, account, 'recovery-renewed')
      return yield* issueRecoveryCodes(user.id)
    })

    return Effect.fn('accounts.renew-recovery-codes')(function* (user, { password, code }) {
      const account = yield* reauthenticatedAccount(reauthenticate, user, password)
      if (!(yield* factors.summaryOf(user.id)).totp) return yield* new SecondFactorOff()
      return yield* verifyCode(user.id, code, () => renew(user, account))
    })
  },
)
