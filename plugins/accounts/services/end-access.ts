import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { credentialTokens, OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import type { EndReason } from '../domain/session.ts'
import { SessionRepository } from '../domain/sessions.port.ts'

/**
 * Ends all that depends on the previous password or e-mail address: sessions (specification §4), mailed links and
 * half-finished sign-ins.
 */
export const EndAccess = define(
  'accounts/EndAccess',
  { sessions: SessionRepository, tokens: OneTimeTokens, clock: Clock },
  ({ sessions, tokens, clock }) =>
    Effect.fn('accounts.end-access')(function* (accountId: string, reason: EndReason) {
      yield* sessions.endAll(accountId, reason, clock.now().toISOString())
      yield* tokens.revoke(accountId, credentialTokens)
    }),
)
