import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Page } from '#core/kernel/paging.ts'
import type { BothOwned } from '../contract/errors.ts'
import type { MergeView } from '../contract/merge.ts'

/** A merge to be carried out; `id` is also the id of its batch in the journal of facilities. */
export interface Merge {
  readonly id: string
  readonly survivor: string
  readonly merged: string
  readonly reason: string
  readonly at: string
}

/** A stored merge, for undoing it. */
export interface StoredMerge {
  readonly id: string
  readonly survivor: string
  readonly merged: string
  readonly undone_at: string | null
}

/** Repository of merges; all methods run inside the caller's transaction, under the batch lock. */
export interface Merges {
  /** Gives the survivor the statements and memberships of the merged facility, and points the merged one, and those merged into it before, at the survivor. Fails when both have an owner. */
  carryOut(merge: Merge): Effect.Effect<void, BothOwned>
  /** Remembers what owners and support have written about both facilities by the end of the merge. */
  seal(id: string): Effect.Effect<void>
  /** Returns whether nobody has written about them since. */
  isSealed(id: string): Effect.Effect<boolean>
  /** Reads a merge and locks it. */
  lock(id: string): Effect.Effect<StoredMerge | null>
  /** Gives back what `carryOut` moved, except statements, which the journal restores. */
  undo(id: string, at: string): Effect.Effect<void>
  /** Returns merges, the newest first. */
  list(paging: { readonly page: number; readonly offset: number; readonly limit: number }): Effect.Effect<Page<MergeView>>
}
export const Merges = token<Merges>('support/Merges')
