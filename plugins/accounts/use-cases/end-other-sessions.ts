import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { accountsApi } from '../contract/api.ts'
import { SessionRepository } from '../domain/sessions.port.ts'

/** Ends all sessions of the user except the current one. */
export const EndOtherSessions = handler(
  accountsApi.endOtherSessions,
  { sessions: SessionRepository, clock: Clock },
  ({ sessions, clock }) =>
    Effect.fn('accounts.end-other-sessions')(function* (user) {
      return { ended: yield* sessions.endAll(user.id, 'ended_elsewhere', clock.now().toISOString(), user.session) }
    }),
)
