import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { FacilityRecord } from './facility-record.ts'
import type { FacilityStatus, FacilityType } from './facility-type.ts'
import type { WrittenSource } from './source.ts'
import type { Statement } from './statement.ts'

/** Batch of statements of one source on one day: one file, or one seed. */
export interface Batch {
  readonly id: string
  readonly source: string
  /** Day of the edition, ISO date. */
  readonly on: string
}

/** Statement with the id of its facility. */
export interface FacilityStatement extends Statement {
  readonly facilityId: string
}

/** Scope of an edition: only facilities in it can be closed by their absence (decisions §26). */
export interface Scope {
  readonly types: readonly FacilityType[]
  /** `null`: the whole country; otherwise the counties that occur in the edition. */
  readonly counties: readonly { readonly voivodeship: string; readonly county: string }[] | null
}

/** Initial status of a facility, by its number in the source. */
export interface InitialStatus {
  readonly number: string
  readonly status: FacilityStatus
  /** Numeric id used in old URLs; `null` for most facilities. */
  readonly legacyId: number | null
}

/** Repository of facilities and their statements. All methods run inside the caller's transaction. */
export interface Facilities {
  /** Acquires the lock that allows one batch at a time over all processes; waits for a running batch. */
  acquireBatchLock(): Effect.Effect<void>
  /** Returns the statements of these sources with these numbers. */
  statementsByNumber(sources: readonly string[], numbers: readonly string[]): Effect.Effect<readonly FacilityStatement[]>
  statementsOf(facilityIds: readonly string[]): Effect.Effect<readonly FacilityStatement[]>
  currentSlugs(facilityIds: readonly string[]): Effect.Effect<ReadonlyMap<string, string>>
  /** Returns all slugs ever assigned under these bases, with their facility ids. */
  slugsOf(bases: readonly string[]): Effect.Effect<ReadonlyMap<string, string>>
  /**
   * Saves records and statements, assigns slugs (old ones stay in the history for 301 redirects) and writes the
   * previous state to the batch journal.
   */
  save(
    batchId: string,
    changes: readonly { readonly record: FacilityRecord; readonly slugBase: string; readonly statement: Statement }[],
  ): Effect.Effect<void>
  /**
   * Locks facilities until the transaction ends, so that no two build a record from different statements; returns the
   * ids of those that exist and were neither deleted nor merged.
   */
  lock(facilityIds: readonly string[]): Effect.Effect<readonly string[]>
  /** Saves a record and a statement that a person wrote; no batch contains it, so no rollback removes it. */
  saveWritten(change: { readonly record: FacilityRecord; readonly slugBase: string; readonly statement: Statement }): Effect.Effect<void>
  /** Returns the statements that people wrote about the facilities of a batch; `created`: the facility exists only because of the batch. */
  writtenIn(batchId: string): Effect.Effect<readonly (FacilityStatement & { readonly created: boolean })[]>
  /** Shows on the facility that changes wait or were rejected; `null`: neither. */
  setShadowStatus(facilityId: string, status: 'pending' | 'rejected' | null): Effect.Effect<void>
  /** Marks a facility as deleted: its address answers 410 and no list contains it. */
  markDeleted(facilityId: string, at: Date): Effect.Effect<void>
  /**
   * Sets the initial status of facilities created by the batch. Existing facilities keep theirs, so that undoing the
   * batch undoes this too.
   */
  setStatuses(batch: Batch, initialStatuses: readonly InitialStatus[]): Effect.Effect<void>
  /** Records that the batch's edition confirms unchanged statements. */
  confirm(batchId: string, source: string, numbers: readonly string[], on: string): Effect.Effect<void>
  /** Counts the facilities in a scope that any of these sources lists. */
  countNamed(sources: readonly string[], scope: Scope): Effect.Effect<number>
  /**
   * Returns the statements in the scope that these sources made up to the batch's day and that the batch does not
   * contain: the newest for each number.
   */
  findMissing(
    batch: Batch,
    sources: readonly string[],
    scope: Scope,
  ): Effect.Effect<readonly { readonly source: string; readonly number: string }[]>
  /**
   * Sets approximate coordinates for facilities without any: the centre of the facilities in their locality, or the
   * point in the gazetteer. Returns how many.
   */
  approximateLocations(): Effect.Effect<number>
  /** Hides counts of free places that are older than an ISO day; returns for how many facilities. */
  hideFreePlaces(before: string): Effect.Effect<number>
  /** Refreshes the query planner's statistics of the facility tables. */
  refreshStatistics(): Effect.Effect<void>
  /** Returns later batches that changed the same facilities, newest first. */
  laterBatches(batchId: string): Effect.Effect<readonly string[]>
  /** Returns the statements that a facility had before a batch changed it, as the batch's journal keeps them. */
  statementsBefore(batchId: string, facilityId: string): Effect.Effect<readonly FacilityStatement[]>
  /**
   * Gives statements of registers from one facility to another, and forgets the batch that had joined both: later
   * batches keep in their journals what each of the two had by itself, so that they can still be rolled back.
   */
  separate(
    batchId: string,
    from: string,
    to: string,
    statements: readonly Pick<FacilityStatement, 'source' | 'number'>[],
  ): Effect.Effect<void>
  /**
   * Returns facilities whose records in the batch's journal were built from statements of others, too; after its
   * roll-back they must be built again.
   */
  separatedSince(batchId: string): Effect.Effect<readonly string[]>
  /** Removes the statement that a person wrote. */
  removeWritten(source: WrittenSource, facilityId: string): Effect.Effect<void>
  /**
   * Restores records, statements and slugs from the batch's journal, and removes the facilities that the batch created.
   * Texts that people wrote stay; their records must be built again.
   */
  undo(batchId: string): Effect.Effect<{ readonly restored: number; readonly removed: number }>
}
export const Facilities = token<Facilities>('core/Facilities')
