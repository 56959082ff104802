import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { accountsApi } from '../contract/api.ts'
import { SessionNotFound } from '../contract/errors.ts'
import { SessionRepository } from '../domain/sessions.port.ts'

/** Ends one session of the user. */
export const EndSession = handler(accountsApi.endSession, { sessions: SessionRepository, clock: Clock }, ({ sessions, clock }) =>
  Effect.fn('accounts.end-session')(function* (user, { id }) {
    const now = clock.now().toISOString()
    const own = (yield* sessions.activeOf(user.id, now)).some((session) => session.id === id)
    if (!own || !(yield* sessions.end(id, 'ended_elsewhere', now))) return yield* new SessionNotFound()
    return { ended: 1 }
  }),
)
