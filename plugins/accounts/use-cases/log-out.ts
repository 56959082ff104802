import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { parseRefreshToken } from '../domain/session.ts'
import { SessionRepository } from '../domain/sessions.port.ts'

/** Ends the session of a browser; succeeds also when there is none. */
export const LogOut = define(
  'accounts/LogOut',
  { sessions: SessionRepository, clock: Clock, transaction: Transaction },
  ({ sessions, clock, transaction }) =>
    Effect.fn('accounts.log-out')(function* (_: Actor, { refresh_token }: { readonly refresh_token: string | null }) {
      const presented = refresh_token === null ? null : parseRefreshToken(refresh_token)
      const found = presented && (yield* sessions.lock(presented.id, presented.signature))
      // The session id alone is not enough: only the bearer of one of the last two tokens may end the session.
      if (found && found.token_age !== 'older') yield* sessions.end(found.session.id, 'signed_out', clock.now().toISOString())
      return { status: 'signed_out' as const }
    }, transaction),
)
