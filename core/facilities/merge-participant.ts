import type { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { MessageKey } from '#core/kernel/message-key.ts'
import { type Token, token } from '#core/kernel/token.ts'

/** Merge of two facilities; both are locked while it is carried out or undone. */
export interface FacilityMerge {
  readonly survivor: string
  readonly merged: string
  /** Moment of the merge, ISO 8601 UTC. */
  readonly at: string
}

/** Row that was written about the survivor after a merge. */
export interface WrittenSince {
  readonly id: string
  /** ISO 8601 UTC. */
  readonly at: string
  /** Distinguishes it for support, without what is private: the first name of an author; `null` when nothing may be told. */
  readonly label: string | null
}

/**
 * Rows of one kind that belong to facilities, as their plugin takes them through merges. All methods run in the
 * transaction of the merge or of its undoing, so that nobody sees a part of it; `facility.merged_into` has been
 * changed before.
 */
export interface MergeParticipant {
  /**
   * Gives the rows of the merged facility to the survivor and remembers where they came from; what cannot move stays
   * with the merged one.
   */
  join(actor: Actor, merge: FacilityMerge): Effect.Effect<void>
  /** Returns what was written about the survivor itself since the merge, the oldest first. */
  writtenSince(merge: FacilityMerge): Effect.Effect<readonly WrittenSince[]>
  /** Gives the merged facility its rows back, and of those written since the chosen ones, unless their author has one there. */
  part(actor: Actor, merge: FacilityMerge, chosen: readonly string[]): Effect.Effect<void>
}

/** Kind of rows that take part in merges. */
export interface MergedKind {
  /** `opinions`, `applications`. */
  readonly kind: string
  /** Its name in the plural: `opinions.merged`. */
  readonly label: MessageKey
  /** Support chooses for each row; otherwise for all of the kind, because single rows say who did something in private. */
  readonly single: boolean
  readonly participant: Token<MergeParticipant>
}

/**
 * Declares a kind of rows that take part in merges of facilities: `mergedKind('opinions', { label: 'opinions.merged',
 * single: true, participant: OpinionMerges })`.
 */
export const mergedKind = (kind: string, declared: Omit<MergedKind, 'kind'>): MergedKind => ({ kind, ...declared })

/** Kind whose participant the platform has built. */
export interface BuiltMergedKind extends Omit<MergedKind, 'participant'> {
  readonly participant: MergeParticipant
}

/** Kinds of all plugins. */
export const MergedKinds = token<readonly BuiltMergedKind[]>('core/MergedKinds')
