import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { accountsApi } from '../contract/api.ts'
import { SessionRepository } from '../domain/sessions.port.ts'

/** Lists the devices on which the user is signed in, most recently used first. */
export const ListSessions = handler(accountsApi.listSessions, { sessions: SessionRepository, clock: Clock }, ({ sessions, clock }) =>
  Effect.fn('accounts.list-sessions')(function* (user) {
    const found = yield* sessions.activeOf(user.id, clock.now().toISOString())
    return found.map(({ id, device, opened_at, refreshed_at }) => ({ id, device, opened_at, refreshed_at, current: id === user.session }))
  }),
)
