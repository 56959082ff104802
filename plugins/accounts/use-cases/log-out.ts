import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { parseRefreshToken } from '../domain/session.ts'
import type { SessionRepository } from '../domain/sessions.port.ts'

interface Dependencies {
  readonly sessions: SessionRepository
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Ends the session of a browser; succeeds also when there is none. */
export const makeLogOut = ({ sessions, clock, transaction }: Dependencies) =>
  Effect.fn('accounts.log-out')(function* (_: Actor, { refresh_token }: { readonly refresh_token: string | null }) {
    const presented = refresh_token === null ? null : parseRefreshToken(refresh_token)
    const found = presented && (yield* sessions.lock(presented.id, presented.signature))
    // The session id alone is not enough: only the bearer of one of the last two tokens may end the session.
    if (found && found.token_age !== 'older') yield* sessions.end(found.session.id, 'signed_out', clock.now().toISOString())
    return { status: 'signed_out' as const }
  }, transaction)

export type LogOut = ReturnType<typeof makeLogOut>
export const LogOut = token<LogOut>('accounts/LogOut')
