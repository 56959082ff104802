import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Encryption } from '#core/ports/encryption.ts'
import type { OneTimeCodes } from '#core/ports/one-time-codes.ts'
import { SecondFactorOn } from '../contract/errors.ts'
import type { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { reauthenticatedAccount } from '../services/current-account.ts'
import type { Reauthenticate } from '../services/reauthenticate.ts'
import type { RequireSecondFactor } from '../services/require-second-factor.ts'

interface Dependencies {
  readonly reauthenticate: Reauthenticate
  readonly requireSecondFactor: RequireSecondFactor
  readonly factors: SecondFactorRepository
  readonly codes: OneTimeCodes
  readonly encryption: Encryption
  readonly clock: Clock
}

/** Creates the secret for an authenticator app; it takes effect once a code of the app confirms it. */
export const makeSetUpTotp = ({ reauthenticate, requireSecondFactor, factors, codes, encryption, clock }: Dependencies) =>
  Effect.fn('accounts.set-up-totp')(function* (actor: Actor, { password }: { readonly password: string }) {
    const user = yield* requireUser(actor)
    const account = yield* reauthenticatedAccount(reauthenticate, user, password)
    if ((yield* factors.totp(account.id))?.confirmed) return yield* new SecondFactorOn()
    yield* requireSecondFactor(user, account)
    const secret = codes.generateSecret()
    if (!(yield* factors.startTotp(account.id, encryption.encrypt(secret, account.id), clock.now().toISOString())))
      return yield* new SecondFactorOn()
    const uri = codes.uri(secret, account.email)
    return { secret, uri, qr: codes.qrCode(uri) }
  })

export type SetUpTotp = ReturnType<typeof makeSetUpTotp>
export const SetUpTotp = token<SetUpTotp>('accounts/SetUpTotp')
