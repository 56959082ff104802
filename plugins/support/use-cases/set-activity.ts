import { Effect } from 'effect'
import { RestateFacility } from '#core/facilities/use-cases/restate-facility.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { supportApi } from '../contract/api.ts'
import { FacilityDesk } from '../domain/facility-desk.port.ts'
import { lockVersion } from '../services/lock-facility.ts'
import { ReadFacility } from '../services/read-facility.ts'

/** Closes a facility although others list it, or takes that back; one that its register has closed stays closed. */
export const SetActivity = handler(
  supportApi.setActivity,
  { desk: FacilityDesk, restateFacility: RestateFacility, readFacility: ReadFacility, audit: Audit, transaction: Transaction },
  (dependencies) => {
    const { desk, restateFacility, readFacility, audit, transaction } = dependencies
    return Effect.fn('support.set-activity')(function* (actor, { id, version, active, reason }) {
      yield* lockVersion(desk, { id, version })
      if ((yield* readFacility(id)).closed_by_support === active) {
        yield* restateFacility(actor, { facilityId: id, source: 'support', changes: {}, active })
        const action = active ? 'support.facility-reopened' : 'support.facility-closed'
        yield* audit.record({ actor, action, subject: null, about: { facility: id, reason } })
      }
      return yield* readFacility(id)
    }, transaction)
  },
)
