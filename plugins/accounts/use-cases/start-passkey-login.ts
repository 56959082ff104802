import { Effect } from 'effect'
import { networkKey } from '#core/access/actor.ts'
import { handler } from '#core/plugin/handler.ts'
import { Passkeys } from '#core/ports/passkeys.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { accountsApi } from '../contract/api.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { rateLimits } from '../domain/rate-limits.ts'

/** Returns WebAuthn request options for any passkey of this site. They are the same for everyone, so that they do not reveal accounts. */
export const StartPasskeyLogin = handler(
  accountsApi.startPasskeyLogin,
  { passkeys: Passkeys, tokens: OneTimeTokens, rateLimit: RateLimit },
  ({ passkeys, tokens, rateLimit }) =>
    Effect.fn('accounts.start-passkey-login')(function* (actor) {
      yield* rateLimit.consume('accounts.passkey', networkKey(actor), rateLimits.signInPerNetwork)
      return yield* passkeys.requestOptions(yield* tokens.issue('passkey', null))
    }),
)
