import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Installation } from '#core/ports/installation.ts'
import type { Passkeys } from '#core/ports/passkeys.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import { requiresSecondFactor } from '../domain/second-factor.ts'
import type { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { currentAccount } from '../services/current-account.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly factors: SecondFactorRepository
  readonly passkeys: Passkeys
  readonly installation: Installation
}

/** Returns the state of the user's second factors. */
export const makeShowSecurity = ({ accounts, factors, passkeys, installation }: Dependencies) =>
  Effect.fn('accounts.show-security')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const user = yield* requireUser(actor)
    const { type } = yield* currentAccount(accounts, user)
    const { totp, recovery_codes } = yield* factors.summaryOf(user.id)
    const required = requiresSecondFactor(type, installation.production)
    return { totp, recovery_codes, required, satisfied: user.type === type, passkeys_possible: passkeys.supported }
  })

export type ShowSecurity = ReturnType<typeof makeShowSecurity>
export const ShowSecurity = token<ShowSecurity>('accounts/ShowSecurity')
