import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Passkeys } from '#core/ports/passkeys.ts'
import type { IdentityProof } from '../contract/factors.ts'
import type { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import type { PasskeyRepository } from '../domain/passkeys.port.ts'
import type { ConfirmIdentity } from '../services/confirm-identity.ts'

interface Dependencies {
  readonly confirmIdentity: ConfirmIdentity
  readonly passkeys: Passkeys
  readonly passkeyRepository: PasskeyRepository
  readonly tokens: OneTimeTokens
}

/** Returns WebAuthn creation options, valid for five minutes, to the confirmed owner of the account. */
export const makeStartPasskeyRegistration = ({ confirmIdentity, passkeys, passkeyRepository, tokens }: Dependencies) =>
  Effect.fn('accounts.start-passkey-registration')(function* (actor: Actor, proof: IdentityProof) {
    const user = yield* requireUser(actor)
    return yield* confirmIdentity(user, proof, ({ id, email, first_name, last_name }) =>
      Effect.gen(function* () {
        const known = yield* passkeyRepository.ofAccount(id)
        return yield* passkeys.creationOptions({ id, email, name: `${first_name} ${last_name}` }, known, yield* tokens.issue('passkey', id))
      }),
    ).pipe(Effect.catchTag('AccountNotFound', () => new MissingJwt()))
  })

export type StartPasskeyRegistration = ReturnType<typeof makeStartPasskeyRegistration>
export const StartPasskeyRegistration = token<StartPasskeyRegistration>('accounts/StartPasskeyRegistration')
