import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { RestateFacility } from '#core/facilities/use-cases/restate-facility.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { ActivityChange } from '../contract/facility-changes.ts'
import type { FacilityDesk } from '../domain/facility-desk.port.ts'
import { lockVersion } from '../services/lock-facility.ts'
import type { ReadFacility } from '../services/read-facility.ts'

interface Dependencies {
  readonly desk: FacilityDesk
  readonly restateFacility: RestateFacility
  readonly readFacility: ReadFacility
  readonly audit: Audit
  readonly transaction: Transaction
}

/** Closes a facility although others list it, or takes that back; one that its register has closed stays closed. */
export const makeSetActivity = (dependencies: Dependencies) => {
  const { desk, restateFacility, readFacility, audit, transaction } = dependencies
  return Effect.fn('support.set-activity')(function* (actor: Actor, { id, version, active, reason }: ActivityChange) {
    yield* lockVersion(desk, { id, version })
    if ((yield* readFacility(id)).closed_by_support === active) {
      yield* restateFacility(actor, { facilityId: id, source: 'support', changes: {}, active })
      const action = active ? 'support.facility-reopened' : 'support.facility-closed'
      yield* audit.record({ actor, action, subject: null, about: { facility: id, reason } })
    }
    return yield* readFacility(id)
  }, transaction)
}

export type SetActivity = ReturnType<typeof makeSetActivity>
export const SetActivity = token<SetActivity>('support/SetActivity')
