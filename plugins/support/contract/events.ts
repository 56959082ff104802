import { type DomainEvent, eventKind } from '#core/ports/events.ts'

/** Raised when one facility was merged into another, whose address the other's leads to. */
export interface FacilityMerged extends DomainEvent {
  readonly name: 'support.facility-merged'
  readonly merge: string
  readonly survivor: string
  readonly merged: string
}
export const FacilityMerged = eventKind<FacilityMerged>('support.facility-merged')

/** Raised when a merge was undone. */
export interface MergeUndone extends DomainEvent {
  readonly name: 'support.merge-undone'
  readonly merge: string
  readonly survivor: string
  readonly merged: string
}
export const MergeUndone = eventKind<MergeUndone>('support.merge-undone')
