import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { handler } from '#core/plugin/handler.ts'
import { accountsApi } from '../contract/api.ts'
import { SecondFactorOff } from '../contract/errors.ts'
import type { Account } from '../domain/account.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { SessionRepository } from '../domain/sessions.port.ts'
import { reauthenticatedAccount } from '../services/current-account.ts'
import { NotifyFactorChange } from '../services/notify-factor-change.ts'
import { Reauthenticate } from '../services/reauthenticate.ts'
import { VerifyCode } from '../services/verify-code.ts'

/** Removes the authenticator app and the recovery codes. When no passkey is left, the sessions lose their second-factor mark. */
export const DisableTotp = handler(
  accountsApi.disableTotp,
  {
    reauthenticate: Reauthenticate,
    verifyCode: VerifyCode,
    factors: SecondFactorRepository,
    sessions: SessionRepository,
    notifyFactorChange: NotifyFactorChange,
  },
  ({ reauthenticate, verifyCode, factors, sessions, notifyFactorChange }) => {
    const removeTotp = Effect.fn('accounts.remove-totp-factor')(function* (user: User, account: Account) {
      if (!(yield* factors.removeTotp(user.id))) return yield* new SecondFactorOff()
      if ((yield* factors.summaryOf(user.id)).passkeys === 0) yield* sessions.clearSecondFactor(user.id)
      yield* notifyFactorChange(user, account, 'totp-off')
      return { status: 'off' as const }
    })

    return Effect.fn('accounts.disable-totp')(function* (user, { password, code }) {
      const account = yield* reauthenticatedAccount(reauthenticate, user, password)
      if (!(yield* factors.summaryOf(user.id)).totp) return yield* new SecondFactorOff()
      return yield* verifyCode(user.id, code, () => removeTotp(user, account))
    })
  },
)
