import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/may.ts'
import { token } from '#core/kernel/token.ts'
import type { Installation } from '#core/ports/installation.ts'
import type { Passkeys } from '#core/ports/passkeys.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import type { Factors } from '../domain/factors.port.ts'
import { passkeyView } from '../domain/passkey-view.ts'
import type { PasskeyStore } from '../domain/passkeys.port.ts'
import { mustHaveFactor } from '../domain/second-factor.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly factors: Factors
  readonly passkeys: Passkeys
  readonly kept: PasskeyStore
  readonly installation: Installation
}

/** How one signs in beside the password; `shown`: this session counts as one with the second factor that is required. */
export const makeShowSecurity = ({ accounts, factors, passkeys, kept, installation }: Dependencies) =>
  Effect.fn('accounts.show-security')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const user = yield* requireUser(actor)
    const { type } = yield* accounts.byId(user.id)
    const { totp, recovery_codes } = yield* factors.held(user.id)
    return {
      ...{ totp, recovery_codes, required: mustHaveFactor(type, installation.production), shown: user.type === type },
      ...{ passkeys: (yield* kept.of(user.id)).map(passkeyView), passkeys_possible: passkeys.possible },
    }
  })

export type ShowSecurity = ReturnType<typeof makeShowSecurity>
export const ShowSecurity = token<ShowSecurity>('accounts/ShowSecurity')
