import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Passkeys } from '#core/ports/passkeys.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { rateLimits } from '../domain/rate-limits.ts'

interface Dependencies {
  readonly passkeys: Passkeys
  readonly tokens: OneTimeTokens
  readonly rateLimit: RateLimit
}

/** Returns WebAuthn request options for any passkey of this site. They are the same for everyone, so that they do not reveal accounts. */
export const makeStartPasskeyLogin = ({ passkeys, tokens, rateLimit }: Dependencies) =>
  Effect.fn('accounts.start-passkey-login')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    yield* rateLimit.consume('accounts.passkey', networkKey(actor), rateLimits.signInPerNetwork)
    return yield* passkeys.requestOptions(yield* tokens.issue('passkey', null))
  })

export type StartPasskeyLogin = ReturnType<typeof makeStartPasskeyLogin>
export const StartPasskeyLogin = token<StartPasskeyLogin>('accounts/StartPasskeyLogin')
