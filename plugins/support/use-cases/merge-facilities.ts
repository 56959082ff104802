import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { type BuildRecordsDependencies, makeBuildRecords } from '#core/facilities/build-records.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { BothOwned, SameFacility } from '../contract/errors.ts'
import { FacilityMerged } from '../contract/events.ts'
import type { MergeRequest } from '../contract/merge.ts'
import type { FacilityDesk } from '../domain/facility-desk.port.ts'
import type { Merges } from '../domain/merges.port.ts'
import { lockFacility } from '../services/lock-facility.ts'
import type { ReadFacility } from '../services/read-facility.ts'

interface Dependencies extends BuildRecordsDependencies {
  readonly desk: FacilityDesk
  readonly merges: Merges
  readonly readFacility: ReadFacility
  readonly audit: Audit
  readonly events: Events
  readonly clock: Clock
  readonly transaction: Transaction
}

/**
 * Merges a facility into another one: the survivor gets its statements, so that later editions of its register update the survivor, and its memberships; its
 * address leads to the survivor. Of two desks that merge the same facility, the second is told what the first did.
 */
export const makeMergeFacilities = (dependencies: Dependencies) => {
  const { desk, merges, facilities, readFacility, audit, events, clock, transaction } = dependencies
  const buildRecords = makeBuildRecords(dependencies)
  /** Writes records of facilities anew from their statements; the journal keeps what they were before. */
  const rebuild = Effect.fn('support.rebuild')(function* (batch: string, ids: readonly string[]) {
    const statements = yield* facilities.statementsOf(ids)
    yield* facilities.save(batch, yield* buildRecords(statements))
  })
  return Effect.fn('support.merge-facilities')(function* (actor: Actor, { survivor_id, merged_id, reason }: MergeRequest) {
    if (survivor_id === merged_id) return yield* new SameFacility()
    yield* facilities.acquireBatchLock()
    const [survivor, merged] = [yield* lockFacility(desk, survivor_id), yield* lockFacility(desk, merged_id)]
    if (survivor.owner_account_id !== null && merged.owner_account_id !== null) return yield* new BothOwned()

    const id = newId()
    yield* rebuild(id, [survivor_id, merged_id])
    yield* merges.carryOut({ id, survivor: survivor_id, merged: merged_id, reason, at: clock.now().toISOString() })
    yield* rebuild(id, [survivor_id])
    yield* merges.seal(id)
    yield* audit.record({
      ...{ actor, action: 'support.facilities-merged', subject: null },
      about: { facility: survivor_id, merged: merged_id, merge: id, reason },
    })
    yield* events.emit(FacilityMerged.of({ merge: id, survivor: survivor_id, merged: merged_id }))
    return yield* readFacility(survivor_id)
  }, transaction)
}

export type MergeFacilities = ReturnType<typeof makeMergeFacilities>
export const MergeFacilities = token<MergeFacilities>('support/MergeFacilities')
