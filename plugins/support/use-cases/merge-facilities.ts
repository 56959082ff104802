import { Effect } from 'effect'
import { makeBuildRecords } from '#core/facilities/build-records.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { MergedKinds } from '#core/facilities/merge-participant.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { newId } from '#core/kernel/ids.ts'
import { Localities } from '#core/places/localities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { supportApi } from '../contract/api.ts'
import { BothOwned, FacilityOpen, SameFacility } from '../contract/errors.ts'
import { FacilityMerged } from '../contract/events.ts'
import { FacilityDesk } from '../domain/facility-desk.port.ts'
import { Merges } from '../domain/merges.port.ts'
import { lockFacility, ReadFacility } from '../services/read-facility.ts'

/**
 * Merges a facility into another one, to which its address leads: the survivor gets its statements, so that later
 * editions of its register update the survivor, and what plugins keep about it; of a duplicate also its memberships
 * and what its owner wrote. Of two desks that merge the same facility, the second is told what the first did.
 */
export const MergeFacilities = handler(
  supportApi.mergeFacilities,
  {
    facilities: Facilities,
    localities: Localities,
    tagging: Tagging,
    merges: Merges,
    kinds: MergedKinds,
    readFacility: ReadFacility,
    audit: Audit,
    events: Events,
    clock: Clock,
    transaction: Transaction,
    desk: FacilityDesk,
  },
  (dependencies) => {
    const { desk, merges, kinds, facilities, readFacility, audit, events, clock, transaction } = dependencies
    const buildRecords = makeBuildRecords(dependencies)
    /** Writes records of facilities anew from their statements; the journal keeps what they were before. */
    const rebuild = Effect.fn('support.rebuild')(function* (batch: string, ids: readonly string[]) {
      const statements = yield* facilities.statementsOf(ids)
      yield* facilities.save(batch, yield* buildRecords(statements))
    })
    return Effect.fn('support.merge-facilities')(function* (actor, request) {
      const { survivor_id: survivor, merged_id: merged, kind = 'duplicate', reason } = request
      if (survivor === merged) return yield* new SameFacility()
      yield* facilities.acquireBatchLock()
      // Both in one order, so that two desks never wait for each other.
      yield* facilities.lock([survivor, merged])
      const one = yield* lockFacility(desk, survivor)
      const other = yield* lockFacility(desk, merged)
      if (kind === 'successor' && other.state !== 'inactive') return yield* new FacilityOpen()
      if (kind === 'duplicate' && one.owner_account_id !== null && other.owner_account_id !== null) return yield* new BothOwned()

      const id = newId()
      const at = clock.now().toISOString()
      yield* rebuild(id, [survivor, merged])
      yield* merges.carryOut({ id, kind, survivor, merged, reason, at })
      yield* rebuild(id, [survivor])
      yield* facilities.approximateLocations()
      for (const { participant } of kinds) yield* participant.join(actor, { survivor, merged, at })
      const about = { facility: survivor, merged, merge: id, kind, reason }
      yield* audit.record({ actor, action: 'support.facilities-merged', subject: null, about })
      yield* events.emit(FacilityMerged.of({ merge: id, survivor, merged }))
      return yield* readFacility(survivor)
    }, transaction)
  },
)
