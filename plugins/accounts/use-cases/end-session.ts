import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/may.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import { SessionNotFound } from '../contract/failures.ts'
import type { Sessions } from '../domain/sessions.port.ts'

/** Signs one's account out on one device. */
export const makeEndSession = ({ sessions, clock }: { readonly sessions: Sessions; readonly clock: Clock }) =>
  Effect.fn('accounts.end-session')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    const now = clock.now().toISOString()
    const own = (yield* sessions.of(user.id, now)).some((session) => session.id === id)
    if (!own || !(yield* sessions.end(id, 'ended_elsewhere', now))) return yield* new SessionNotFound()
    return { ended: 1 }
  })

export type EndSession = ReturnType<typeof makeEndSession>
export const EndSession = token<EndSession>('accounts/EndSession')
