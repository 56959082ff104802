import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { ChangedSinceMerge, MergeNotFound, MergeUndone } from '../contract/errors.ts'
import { MergeUndone as MergeUndoneEvent } from '../contract/events.ts'
import type { Merges } from '../domain/merges.port.ts'
import type { ReadFacility } from '../services/read-facility.ts'

interface Dependencies {
  readonly merges: Merges
  readonly facilities: Facilities
  readonly readFacility: ReadFacility
  readonly audit: Audit
  readonly events: Events
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Undoes a merge: both facilities are as they were before. Fails when one of them was changed since, which would be lost. */
export const makeUndoMerge = ({ merges, facilities, readFacility, audit, events, clock, transaction }: Dependencies) =>
  Effect.fn('support.undo-merge')(function* (actor: Actor, { id, reason }: { readonly id: string; readonly reason: string }) {
    yield* facilities.acquireBatchLock()
    const merge = yield* merges.lock(id)
    if (!merge) return yield* new MergeNotFound()
    if (merge.undone_at) return yield* new MergeUndone()
    const [later] = yield* facilities.laterBatches(id)
    if (later) return yield* new ChangedSinceMerge({ detail: `Batch ${later} changed one of the facilities after the merge.` })

    if (!(yield* merges.isSealed(id)))
      return yield* new ChangedSinceMerge({ detail: 'The owner or support has written about one of the facilities since the merge.' })

    const { survivor, merged } = merge
    yield* facilities.undo(id)
    yield* merges.undo(id, clock.now().toISOString())
    yield* audit.record({ actor, action: 'support.merge-undone', subject: null, about: { facility: survivor, merged, merge: id, reason } })
    yield* events.emit(MergeUndoneEvent.of({ merge: id, survivor, merged }))
    // The merge refers to it, so that it exists.
    return yield* Effect.orDie(readFacility(merged))
  }, transaction)

export type UndoMerge = ReturnType<typeof makeUndoMerge>
export const UndoMerge = token<UndoMerge>('support/UndoMerge')
