import { Effect } from 'effect'
import type { BuiltMergedKind, FacilityMerge } from '#core/facilities/merge-participant.ts'
import { UnknownMove, WrittenChanged } from '../contract/errors.ts'
import type { MergeDetail, Move } from '../contract/merge.ts'

/** Returns what was written about the survivor since a merge, kind by kind, without kinds of which there is nothing. */
export const listWritten = Effect.fn('support.list-written')(function* (kinds: readonly BuiltMergedKind[], merge: FacilityMerge) {
  const written: MergeDetail['written'][number][] = []
  for (const { kind, label, single, participant } of kinds) {
    const items = yield* participant.writtenSince(merge)
    if (items.length > 0) written.push({ kind, label, count: items.length, items: single ? items : null })
  }
  return written
})

/**
 * Returns the ids of the rows that support has chosen for the merged facility, by kind; fails for rows that were not
 * written since the merge.
 */
export const chooseWritten = Effect.fn('support.choose-written')(function* (
  kinds: readonly BuiltMergedKind[],
  merge: FacilityMerge,
  moves: readonly Move[],
) {
  const chosen = new Map<string, readonly string[]>()
  for (const { kind, ids } of moves) {
    const known = kinds.find((one) => one.kind === kind)
    if (!known || (ids !== undefined && !known.single)) return yield* new UnknownMove()
    const written = (yield* known.participant.writtenSince(merge)).map(({ id }) => id)
    if (ids?.some((id) => !written.includes(id))) return yield* new WrittenChanged()
    chosen.set(kind, ids ?? written)
  }
  return chosen
})
