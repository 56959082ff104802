import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/may.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { OneTimeCodes } from '#core/ports/one-time-codes.ts'
import type { Encryption } from '#core/ports/sealing.ts'
import { SecondFactorOn } from '../contract/failures.ts'
import type { Factors } from '../domain/factors.port.ts'
import type { MayChangeFactor } from './may-change-factor.ts'
import type { OwnPassword } from './own-password.ts'
import { provenOwner } from './proven-owner.ts'

interface Dependencies {
  readonly ownPassword: OwnPassword
  readonly mayChangeFactor: MayChangeFactor
  readonly factors: Factors
  readonly codes: OneTimeCodes
  readonly encryption: Encryption
  readonly clock: Clock
}

/** Makes the secret that an app makes codes of; it counts once a code has confirmed that the app has it. */
export const makeSetUpTotp = ({ ownPassword, mayChangeFactor, factors, codes, encryption, clock }: Dependencies) =>
  Effect.fn('accounts.set-up-totp')(function* (actor: Actor, { password }: { readonly password: string }) {
    const user = yield* requireUser(actor)
    const account = yield* provenOwner(ownPassword, user, password)
    yield* mayChangeFactor(user, account)
    const secret = codes.newSecret()
    if (!(yield* factors.begin(account.id, encryption.encrypt(secret, account.id), clock.now().toISOString())))
      return yield* new SecondFactorOn()
    const uri = codes.uri(secret, account.email)
    return { secret, uri, qr: codes.square(uri) }
  })

export type SetUpTotp = ReturnType<typeof makeSetUpTotp>
export const SetUpTotp = token<SetUpTotp>('accounts/SetUpTotp')
