import type { Effect } from 'effect'
import type { FacilityType } from '#core/facilities/facility-type.ts'
import type { Page, Paging } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { SuccessorNotFound } from '../contract/errors.ts'
import type { SuccessorPair } from '../contract/successor.ts'
import type { Succession, SuccessionCandidate } from './successors.ts'

/** A possible successor that was found by an import. */
export interface StoredSuccession {
  readonly id: string
  /** Facility that has the former number now; `null` when there is none. */
  readonly formerId: string | null
  readonly successorId: string | null
  readonly dismissed: boolean
}

/**
 * Possible successors of closed facilities. They are stored by register numbers, which stay when facilities are
 * merged, separated, or imported again. All methods run inside the caller's transaction.
 */
export interface Successors {
  /** Returns the facilities that a batch has closed, and those that it has added, without sample data. */
  candidates(
    batchId: string,
  ): Effect.Effect<{ readonly closed: readonly SuccessionCandidate[]; readonly added: readonly SuccessionCandidate[] }>
  /** Stores pairs that a batch has found; returns those that were not known. */
  add(batchId: string, pairs: readonly Succession[], at: string): Effect.Effect<readonly Succession[]>
  /** Lists the pairs about which nobody has decided: one facility is closed, the other one is open. */
  list(paging: Paging): Effect.Effect<Page<SuccessorPair>>
  /** Reads a pair and locks it. */
  lock(id: string): Effect.Effect<StoredSuccession, SuccessorNotFound>
  /** Marks a pair as no succession, for good. */
  dismiss(id: string, at: string): Effect.Effect<void>
  /** Forgets the pairs of a batch that is rolled back; dismissed ones stay, so that they do not come back with the next import. */
  forget(batchId: string): Effect.Effect<void>
}
export const Successors = token<Successors>('registers/Successors')

/** Fields of an active facility that are compared to find duplicates. */
export interface DuplicateCandidate {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly type: FacilityType
  /** Locality and category: only facilities that share both are compared. */
  readonly group: string
  readonly city: string
  readonly street: string | null
  readonly building_number: string | null
  readonly phone: string | null
  /** Its own coordinates, EPSG:4326 degrees; `null` when it has none. */
  readonly longitude: number | null
  readonly latitude: number | null
  /** Its numbers in its sources: `rspo-geo 120665`. */
  readonly numbers: readonly string[]
  /** True when the given batch created the facility. */
  readonly created_by_batch: boolean
}

/** Reads facilities to compare for duplicates, without sample data. */
export interface DuplicateCandidates {
  /** Returns all active facilities; `created_by_batch` marks those that the batch created (none for `null`). */
  listActive(batchId: string | null): Effect.Effect<readonly DuplicateCandidate[]>
}
export const DuplicateCandidates = token<DuplicateCandidates>('registers/DuplicateCandidates')
