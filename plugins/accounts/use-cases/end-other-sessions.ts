import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { SessionRepository } from '../domain/sessions.port.ts'

/** Ends all sessions of the user except the current one. */
export const EndOtherSessions = define('accounts/EndOtherSessions', { sessions: SessionRepository, clock: Clock }, ({ sessions, clock }) =>
  Effect.fn('accounts.end-other-sessions')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const user = yield* requireUser(actor)
    return { ended: yield* sessions.endAll(user.id, 'ended_elsewhere', clock.now().toISOString(), user.session) }
  }),
)
