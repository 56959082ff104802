import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Installation } from '#core/ports/installation.ts'
import type { Passkeys } from '#core/ports/passkeys.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import type { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { passkeyView } from '../domain/passkey-view.ts'
import type { PasskeyRepository } from '../domain/passkeys.port.ts'
import { requiresSecondFactor } from '../domain/second-factor.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly factors: SecondFactorRepository
  readonly passkeys: Passkeys
  readonly passkeyRepository: PasskeyRepository
  readonly installation: Installation
}

/** Returns the user's second factors; `shown`: the current session satisfies a required second factor. */
export const makeShowSecurity = ({ accounts, factors, passkeys, passkeyRepository, installation }: Dependencies) =>
  Effect.fn('accounts.show-security')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const user = yield* requireUser(actor)
    const { type } = yield* accounts.byId(user.id)
    const { totp, recovery_codes } = yield* factors.summaryOf(user.id)
    return {
      ...{ totp, recovery_codes, required: requiresSecondFactor(type, installation.production), shown: user.type === type },
      ...{ passkeys: (yield* passkeyRepository.ofAccount(user.id)).map(passkeyView), passkeys_possible: passkeys.supported },
    }
  })

export type ShowSecurity = ReturnType<typeof makeShowSecurity>
export const ShowSecurity = token<ShowSecurity>('accounts/ShowSecurity')
