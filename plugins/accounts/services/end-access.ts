import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import { credentialTokens, type OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import type { EndReason } from '../domain/session.ts'
import type { SessionRepository } from '../domain/sessions.port.ts'

interface Dependencies {
  readonly sessions: SessionRepository
  readonly tokens: OneTimeTokens
  readonly clock: Clock
}

/**
 * Ends all that depends on the previous password or e-mail address: sessions (specification §4), mailed links and
 * half-finished sign-ins.
 */
export const makeEndAccess = ({ sessions, tokens, clock }: Dependencies) =>
  Effect.fn('accounts.end-access')(function* (accountId: string, reason: EndReason) {
    yield* sessions.endAll(accountId, reason, clock.now().toISOString())
    yield* tokens.revoke(accountId, credentialTokens)
  })

export type EndAccess = ReturnType<typeof makeEndAccess>
export const EndAccess = token<EndAccess>('accounts/EndAccess')
