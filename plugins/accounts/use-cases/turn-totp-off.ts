import { Effect } from 'effect'
import type { Actor, User } from '#core/access/actor.ts'
import { requireUser } from '#core/access/may.ts'
import { token } from '#core/kernel/token.ts'
import type { Proof } from '../contract/factors.ts'
import { SecondFactorOff } from '../contract/failures.ts'
import type { Account } from '../domain/account.ts'
import type { Factors } from '../domain/factors.port.ts'
import type { Sessions } from '../domain/sessions.port.ts'
import type { OwnPassword } from './own-password.ts'
import { provenOwner } from './proven-owner.ts'
import type { ProveCode } from './prove-code.ts'
import type { TellFactorChange } from './tell-factor-change.ts'

interface Dependencies {
  readonly ownPassword: OwnPassword
  readonly proveCode: ProveCode
  readonly factors: Factors
  readonly sessions: Sessions
  readonly tellFactorChange: TellFactorChange
}

/** Turns codes of an app off, recovery codes with them; where no passkey is left, no session counts as one with a second factor any more. */
export const makeTurnTotpOff = ({ ownPassword, proveCode, factors, sessions, tellFactorChange }: Dependencies) => {
  const turnOff = Effect.fn('accounts.turn-totp-off')(function* (user: User, account: Account) {
    if (!(yield* factors.remove(user.id))) return yield* new SecondFactorOff()
    if ((yield* factors.held(user.id)).passkeys === 0) yield* sessions.forgetFactor(user.id)
    yield* tellFactorChange(user, account, 'totp-off')
    return { status: 'off' as const }
  })

  return Effect.fn('accounts.disable-totp')(function* (actor: Actor, { password, code }: Proof) {
    const user = yield* requireUser(actor)
    const account = yield* provenOwner(ownPassword, user, password)
    if (!(yield* factors.held(user.id)).totp) return yield* new SecondFactorOff()
    return yield* proveCode(user.id, code, () => turnOff(user, account))
  })
}

export type TurnTotpOff = ReturnType<typeof makeTurnTotpOff>
export const TurnTotpOff = token<TurnTotpOff>('accounts/TurnTotpOff')
