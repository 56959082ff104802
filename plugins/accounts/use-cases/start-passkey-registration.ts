import { Effect } from 'effect'
import { MissingJwt } from '#core/access/access-errors.ts'
import { handler } from '#core/plugin/handler.ts'
import { Passkeys } from '#core/ports/passkeys.ts'
import { accountsApi } from '../contract/api.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { PasskeyRepository } from '../domain/passkeys.port.ts'
import { ConfirmIdentity } from '../services/confirm-identity.ts'

/** Returns WebAuthn creation options, valid for five minutes, to the confirmed owner of the account. */
export const StartPasskeyRegistration = handler(
  accountsApi.startPasskeyRegistration,
  { confirmIdentity: ConfirmIdentity, passkeys: Passkeys, passkeyRepository: PasskeyRepository, tokens: OneTimeTokens },
  ({ confirmIdentity, passkeys, passkeyRepository, tokens }) =>
    Effect.fn('accounts.start-passkey-registration')(function* (user, proof) {
      return yield* confirmIdentity(user, proof, ({ id, email, first_name, last_name }) =>
        Effect.gen(function* () {
          const known = yield* passkeyRepository.ofAccount(id)
          return yield* passkeys.creationOptions(
            { id, email, name: `${first_name} ${last_name}` },
            known,
            yield* tokens.issue('passkey', id),
          )
        }),
      ).pipe(Effect.catchTag('AccountNotFound', () => new MissingJwt()))
    }),
)
