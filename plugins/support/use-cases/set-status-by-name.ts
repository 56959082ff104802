import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import { define } from '#core/kernel/define.ts'
import { FacilityDesk } from '../domain/facility-desk.port.ts'
import { SetStatus } from './set-status.ts'

interface Input {
  readonly facility: string
  readonly status: FacilityStatus
  readonly reason: string
}

/** Changes the status of a facility that an operator names by id, slug or register number. */
export const SetStatusByName = define('support/SetStatusByName', { desk: FacilityDesk, setStatus: SetStatus }, ({ desk, setStatus }) =>
  Effect.fn('support.set-status-by-name')(function* (actor: Actor, { facility, status, reason }: Input) {
    const id = yield* desk.identify(facility)
    if (id === null) return yield* new FacilityNotFound()
    return yield* setStatus(actor, { id, status, reason })
  }),
)
