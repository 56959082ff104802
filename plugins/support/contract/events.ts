import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** Raised when one facility was merged into another, whose address the other's leads to. */
export const FacilityMerged = eventKind('support.facility-merged', {
  merge: Schema.String,
  survivor: Schema.String,
  merged: Schema.String,
})

/** Raised when a merge was undone. */
export const MergeUndone = eventKind('support.merge-undone', {
  merge: Schema.String,
  survivor: Schema.String,
  merged: Schema.String,
})
export type MergeUndone = EventOf<typeof MergeUndone>
