import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Passkeys } from '#core/ports/passkeys.ts'
import type { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import type { PasskeyRepository } from '../domain/passkeys.port.ts'
import type { RequireSecondFactor } from '../services/require-second-factor.ts'
import type { Reauthenticate } from '../services/reauthenticate.ts'
import { reauthenticatedAccount } from '../services/current-account.ts'

interface Dependencies {
  readonly reauthenticate: Reauthenticate
  readonly requireSecondFactor: RequireSecondFactor
  readonly passkeys: Passkeys
  readonly passkeyRepository: PasskeyRepository
  readonly tokens: OneTimeTokens
}

/** Returns WebAuthn creation options after verifying the password, valid for five minutes. */
export const makeStartPasskeyRegistration = ({ reauthenticate, requireSecondFactor, passkeys, passkeyRepository, tokens }: Dependencies) =>
  Effect.fn('accounts.start-passkey-registration')(function* (actor: Actor, { password }: { readonly password: string }) {
    const user = yield* requireUser(actor)
    const account = yield* reauthenticatedAccount(reauthenticate, user, password)
    yield* requireSecondFactor(user, account)
    const owner = { id: account.id, email: account.email, name: `${account.first_name} ${account.last_name}` }
    return yield* passkeys.creationOptions(
      owner,
      yield* passkeyRepository.ofAccount(account.id),
      yield* tokens.issue('passkey', account.id),
    )
  })

export type StartPasskeyRegistration = ReturnType<typeof makeStartPasskeyRegistration>
export const StartPasskeyRegistration = token<StartPasskeyRegistration>('accounts/StartPasskeyRegistration')
