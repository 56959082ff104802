import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { PasskeyNotFound } from '../contract/errors.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import type { PasskeyRepository } from '../domain/passkeys.port.ts'
import type { SecondFactorRepository } from '../domain/second-factors.port.ts'
import type { SessionRepository } from '../domain/sessions.port.ts'
import type { NotifyFactorChange } from '../services/notify-factor-change.ts'
import { requireActiveSession } from '../services/require-active-session.ts'
import type { RequireSecondFactor } from '../services/require-second-factor.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly sessions: SessionRepository
  readonly factors: SecondFactorRepository
  readonly passkeyRepository: PasskeyRepository
  readonly requireSecondFactor: RequireSecondFactor
  readonly notifyFactorChange: NotifyFactorChange
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Removes a passkey of the user. When no second factor is left, the sessions lose their second-factor mark. */
export const makeRemovePasskey = ({
  accounts,
  sessions,
  factors,
  passkeyRepository,
  requireSecondFactor,
  notifyFactorChange,
  clock,
  transaction,
}: Dependencies) =>
  Effect.fn('accounts.remove-passkey')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const account = yield* requireActiveSession({ accounts, sessions, clock }, user)
    if (!(yield* passkeyRepository.ofAccount(user.id)).some((passkey) => passkey.id === id)) return yield* new PasskeyNotFound()
    yield* requireSecondFactor(user, account)
    if (!(yield* passkeyRepository.remove(user.id, id))) return yield* new PasskeyNotFound()
    const { totp, passkeys } = yield* factors.summaryOf(user.id)
    if (!totp && passkeys === 0) yield* sessions.clearSecondFactor(user.id)
    yield* notifyFactorChange(user, account, 'passkey-removed')
    return { status: 'removed' as const }
  }, transaction)

export type RemovePasskey = ReturnType<typeof makeRemovePasskey>
export const RemovePasskey = token<RemovePasskey>('accounts/RemovePasskey')
