import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { SessionRepository } from '../domain/sessions.port.ts'

/** Lists the devices on which the user is signed in, most recently used first. */
export const ListSessions = define('accounts/ListSessions', { sessions: SessionRepository, clock: Clock }, ({ sessions, clock }) =>
  Effect.fn('accounts.list-sessions')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const user = yield* requireUser(actor)
    const found = yield* sessions.activeOf(user.id, clock.now().toISOString())
    return found.map(({ id, device, opened_at, refreshed_at }) => ({ id, device, opened_at, refreshed_at, current: id === user.session }))
  }),
)
