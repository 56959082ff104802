import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { readToken } from '../domain/session.ts'
import type { Sessions } from '../domain/sessions.port.ts'

interface Dependencies {
  readonly sessions: Sessions
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Ends the session of a browser; one that is over already, or was never there, is fine too. */
export const makeLogOut = ({ sessions, clock, transaction }: Dependencies) =>
  Effect.fn('accounts.log-out')(function* (_: Actor, { refresh_token }: { readonly refresh_token: string | null }) {
    const shown = refresh_token === null ? null : readToken(refresh_token)
    const held = shown && (yield* sessions.hold(shown.id, shown.seal))
    // Knowing which session it is does not suffice: only who holds one of its last two tokens may end it.
    if (held && held.which !== 'older') yield* sessions.end(held.session.id, 'signed_out', clock.now().toISOString())
    return { status: 'signed_out' as const }
  }, transaction)

export type LogOut = ReturnType<typeof makeLogOut>
export const LogOut = token<LogOut>('accounts/LogOut')
