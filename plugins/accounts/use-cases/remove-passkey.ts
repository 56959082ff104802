import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/may.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { PasskeyNotFound } from '../contract/failures.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import type { Factors } from '../domain/factors.port.ts'
import type { PasskeyStore } from '../domain/passkeys.port.ts'
import type { Sessions } from '../domain/sessions.port.ts'
import type { MayChangeFactor } from './may-change-factor.ts'
import { accountOf } from './proven-owner.ts'
import type { TellFactorChange } from './tell-factor-change.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly sessions: Sessions
  readonly factors: Factors
  readonly kept: PasskeyStore
  readonly mayChangeFactor: MayChangeFactor
  readonly tellFactorChange: TellFactorChange
  readonly transaction: Transaction
}

/** Forgets one of one's passkeys; where no second factor is left, no session counts as one with it any more. */
export const makeRemovePasskey = ({ accounts, sessions, factors, kept, mayChangeFactor, tellFactorChange, transaction }: Dependencies) =>
  Effect.fn('accounts.remove-passkey')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const account = yield* accountOf(accounts, user)
    if (!(yield* kept.of(user.id)).some((passkey) => passkey.id === id)) return yield* new PasskeyNotFound()
    yield* mayChangeFactor(user, account)
    if (!(yield* kept.remove(user.id, id))) return yield* new PasskeyNotFound()
    const { totp, passkeys } = yield* factors.held(user.id)
    if (!totp && passkeys === 0) yield* sessions.forgetFactor(user.id)
    yield* tellFactorChange(user, account, 'passkey-removed')
    return { status: 'removed' as const }
  }, transaction)

export type RemovePasskey = ReturnType<typeof makeRemovePasskey>
export const RemovePasskey = token<RemovePasskey>('accounts/RemovePasskey')
