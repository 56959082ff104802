import { Effect } from 'effect'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { MergedKinds } from '#core/facilities/merge-participant.ts'
import { Tagging } from '#core/facilities/tagging.port.ts'
import { Localities } from '#core/places/localities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { supportApi } from '../contract/api.ts'
import { MergedOn, MergeNotFound, MergeUndone } from '../contract/errors.ts'
import { MergeUndone as MergeUndoneEvent } from '../contract/events.ts'
import { Merges } from '../domain/merges.port.ts'
import { ReadFacility } from '../services/read-facility.ts'
import { makeSeparateStatements } from '../services/separate-statements.ts'
import { chooseWritten } from '../services/written-since.ts'

/**
 * Undoes a merge, whatever has changed since: the merged facility has again what it had, with what its register has
 * said meanwhile. Later changes stay with the facility that remained, and so does what was written about it, except
 * what support gives to the other one.
 */
export const UndoMerge = handler(
  supportApi.undoMerge,
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
  },
  (dependencies) => {
    const { merges, kinds, facilities, readFacility, audit, events, clock, transaction } = dependencies
    const separateStatements = makeSeparateStatements(dependencies)
    return Effect.fn('support.undo-merge')(function* (actor, { id, reason, moves = [] }) {
      yield* facilities.acquireBatchLock()
      const merge = yield* merges.lock(id)
      if (!merge) return yield* new MergeNotFound()
      if (merge.undone_at) return yield* new MergeUndone()
      const { survivor, merged } = merge
      // Both in one order; nobody writes about either until this is done.
      yield* facilities.lock([survivor, merged])
      const mergedOn = (yield* merges.byId(id))?.mergedOn
      if (mergedOn) return yield* new MergedOn({ detail: `The facility was merged into ${mergedOn.name} later. Undo that merge first.` })
      const chosen = yield* chooseWritten(kinds, merge, moves)

      yield* separateStatements(merge)
      yield* merges.undo(id, clock.now().toISOString())
      yield* facilities.approximateLocations()
      for (const { kind, participant } of kinds) yield* participant.part(actor, merge, chosen.get(kind) ?? [])
      const moved = Object.fromEntries([...chosen].map(([kind, ids]) => [kind, ids.length]))
      const about = { facility: survivor, merged, merge: id, moved, reason }
      yield* audit.record({ actor, action: 'support.merge-undone', subject: null, about })
      yield* events.emit(MergeUndoneEvent.of({ merge: id, survivor, merged }))
      // The merge refers to it, so that it exists.
      return yield* Effect.orDie(readFacility(merged))
    }, transaction)
  },
)
