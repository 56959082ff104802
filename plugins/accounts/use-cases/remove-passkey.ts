import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { accountsApi } from '../contract/api.ts'
import { PasskeyNotFound } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { PasskeyRepository } from '../domain/passkeys.port.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { SessionRepository } from '../domain/sessions.port.ts'
import { NotifyFactorChange } from '../services/notify-factor-change.ts'
import { requireActiveSession } from '../services/require-active-session.ts'
import { RequireSecondFactor } from '../services/require-second-factor.ts'

/** Removes a passkey of the user. When no second factor is left, the sessions lose their second-factor mark. */
export const RemovePasskey = handler(
  accountsApi.removePasskey,
  {
    accounts: AccountRepository,
    sessions: SessionRepository,
    factors: SecondFactorRepository,
    passkeyRepository: PasskeyRepository,
    requireSecondFactor: RequireSecondFactor,
    notifyFactorChange: NotifyFactorChange,
    clock: Clock,
    transaction: Transaction,
  },
  ({ accounts, sessions, factors, passkeyRepository, requireSecondFactor, notifyFactorChange, clock, transaction }) =>
    Effect.fn('accounts.remove-passkey')(function* (user, { id }) {
      const account = yield* requireActiveSession({ accounts, sessions, clock }, user)
      if (!(yield* passkeyRepository.ofAccount(user.id)).some((passkey) => passkey.id === id)) return yield* new PasskeyNotFound()
      yield* requireSecondFactor(user, account)
      if (!(yield* passkeyRepository.remove(user.id, id))) return yield* new PasskeyNotFound()
      const { totp, passkeys } = yield* factors.summaryOf(user.id)
      if (!totp && passkeys === 0) yield* sessions.clearSecondFactor(user.id)
      yield* notifyFactorChange(user, account, 'passkey-removed')
      return { status: 'removed' as const }
    }, transaction),
)
