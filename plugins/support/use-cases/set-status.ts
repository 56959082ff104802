import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { limitUpdatedMessage } from '#core/packages/limit-updated.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Realtime } from '#core/ports/realtime.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { StatusChange } from '../contract/facility-changes.ts'
import type { FacilityDesk } from '../domain/facility-desk.port.ts'
import { lockVersion } from '../services/lock-facility.ts'
import type { ReadFacility } from '../services/read-facility.ts'

interface Dependencies {
  readonly desk: FacilityDesk
  readonly readFacility: ReadFacility
  readonly audit: Audit
  readonly realtime: Realtime
  readonly transaction: Transaction
}

/** Changes the status of a facility, which decides about its limits and its badge. */
export const makeSetStatus = ({ desk, readFacility, audit, realtime, transaction }: Dependencies) =>
  Effect.fn('support.set-status')(function* (actor: Actor, { id, version, status, reason }: StatusChange) {
    const { status: before } = yield* lockVersion(desk, { id, version })
    if (before !== status) {
      yield* desk.setStatus(id, status)
      yield* audit.record({ actor, action: 'support.status-changed', subject: null, about: { facility: id, before, status, reason } })
      yield* realtime.publish(limitUpdatedMessage(id))
    }
    return yield* readFacility(id)
  }, transaction)

export type SetStatus = ReturnType<typeof makeSetStatus>
export const SetStatus = token<SetStatus>('support/SetStatus')
