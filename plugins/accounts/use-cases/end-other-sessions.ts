import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/may.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Sessions } from '../domain/sessions.port.ts'

/** Signs one's account out on all devices but this one. */
export const makeEndOtherSessions = ({ sessions, clock }: { readonly sessions: Sessions; readonly clock: Clock }) =>
  Effect.fn('accounts.end-other-sessions')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    const user = yield* requireUser(actor)
    return { ended: yield* sessions.endAll(user.id, 'ended_elsewhere', clock.now().toISOString(), user.session) }
  })

export type EndOtherSessions = ReturnType<typeof makeEndOtherSessions>
export const EndOtherSessions = token<EndOtherSessions>('accounts/EndOtherSessions')
