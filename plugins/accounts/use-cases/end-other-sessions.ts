import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { SessionRepository } from '../domain/sessions.port.ts'

/** Ends all sessions of the user except the current one. */
export const makeEndOtherSessions = ({ sessions, clock }: { readonly sessions: SessionRepository; readonly clock: Clock }) =>
  Effect.fn('accounts.end-other-sessions')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const user = yield* requireUser(actor)
    return { ended: yield* sessions.endAll(user.id, 'ended_elsewhere', clock.now().toISOString(), user.session) }
  })

export type EndOtherSessions = ReturnType<typeof makeEndOtherSessions>
export const EndOtherSessions = token<EndOtherSessions>('accounts/EndOtherSessions')
