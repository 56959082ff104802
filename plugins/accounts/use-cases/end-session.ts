import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { SessionNotFound } from '../contract/errors.ts'
import { SessionRepository } from '../domain/sessions.port.ts'

/** Ends one session of the user. */
export const EndSession = define('accounts/EndSession', { sessions: SessionRepository, clock: Clock }, ({ sessions, clock }) =>
  Effect.fn('accounts.end-session')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const now = clock.now().toISOString()
    const own = (yield* sessions.activeOf(user.id, now)).some((session) => session.id === id)
    if (!own || !(yield* sessions.end(id, 'ended_elsewhere', now))) return yield* new SessionNotFound()
    return { ended: 1 }
  }),
)
