import type { Effect } from 'effect'
import type { Page } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { BothOwned } from '../contract/errors.ts'
import type { MergeKind, MergeView } from '../contract/merge.ts'

/** A merge to be carried out; `id` is also the id of its batch in the journal of facilities. */
export interface Merge {
  readonly id: string
  readonly kind: MergeKind
  readonly survivor: string
  readonly merged: string
  readonly reason: string
  readonly at: string
}

/** A stored merge, for undoing it. */
export interface StoredMerge {
  readonly id: string
  readonly kind: MergeKind
  readonly survivor: string
  readonly merged: string
  readonly at: string
  readonly undone_at: string | null
}

/** Repository of merges; all methods run inside the caller's transaction, under the batch lock. */
export interface Merges {
  /**
   * Gives the survivor the statements of the merged facility's registers and, of a duplicate, what people wrote and
   * its memberships; points the merged one, and those merged into it before, at the survivor. Fails when a duplicate
   * would get a second owner.
   */
  carryOut(merge: Merge): Effect.Effect<void, BothOwned>
  /** Reads a merge and locks it. */
  lock(id: string): Effect.Effect<StoredMerge | null>
  /** Gives back what `carryOut` moved, except statements. */
  undo(id: string, at: string): Effect.Effect<void>
  /** Returns a merge, and the facility into which its survivor was merged later. */
  byId(id: string): Effect.Effect<{ readonly merge: MergeView; readonly mergedOn: MergeView['survivor'] | null } | null>
  /** Returns merges, the newest first. */
  list(paging: { readonly page: number; readonly offset: number; readonly limit: number }): Effect.Effect<Page<MergeView>>
}
export const Merges = token<Merges>('support/Merges')
