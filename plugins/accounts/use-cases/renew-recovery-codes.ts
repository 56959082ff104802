import { Effect } from 'effect'
import type { Actor, User } from '#core/access/actor.ts'
import { requireUser } from '#core/access/may.ts'
import { token } from '#core/kernel/token.ts'
import type { Proof } from '../contract/factors.ts'
import { SecondFactorOff } from '../contract/failures.ts'
import type { Account } from '../domain/account.ts'
import type { Factors } from '../domain/factors.port.ts'
import type { GiveRecoveryCodes } from './give-recovery-codes.ts'
import type { OwnPassword } from './own-password.ts'
import { provenOwner } from './proven-owner.ts'
import type { ProveCode } from './prove-code.ts'
import type { TellFactorChange } from './tell-factor-change.ts'

interface Dependencies {
  readonly ownPassword: OwnPassword
  readonly proveCode: ProveCode
  readonly factors: Factors
  readonly giveRecoveryCodes: GiveRecoveryCodes
  readonly tellFactorChange: TellFactorChange
}

/** Gives new recovery codes; those before are void. */
export const makeRenewRecoveryCodes = ({ ownPassword, proveCode, factors, giveRecoveryCodes, tellFactorChange }: Dependencies) => {
  const renew = Effect.fn('accounts.change-recovery-codes')(function* (user: User, account: Account) {
    yield* tellFactorChange(user, account, 'recovery-renewed')
    return yield* giveRecoveryCodes(user.id)
  })

  return Effect.fn('accounts.renew-recovery-codes')(function* (actor: Actor, { password, code }: Proof) {
    const user = yield* requireUser(actor)
    const account = yield* provenOwner(ownPassword, user, password)
    if (!(yield* factors.held(user.id)).totp) return yield* new SecondFactorOff()
    return yield* proveCode(user.id, code, () => renew(user, account))
  })
}

export type RenewRecoveryCodes = ReturnType<typeof makeRenewRecoveryCodes>
export const RenewRecoveryCodes = token<RenewRecoveryCodes>('accounts/RenewRecoveryCodes')
