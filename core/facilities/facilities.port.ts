import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { FacilityStatus, FacilityType } from './facility-type.ts'
import type { FacilityRecord } from './facility-record.ts'
import type { Statement } from './statement.ts'

/** A run of statements by one source on one day: one file, or one seed. */
export interface Batch {
  readonly id: string
  readonly source: string
  /** Day of the edition, ISO date. */
  readonly on: string
}

/** A statement with the facility it speaks of. */
export interface FacilityStatement extends Statement {
  readonly facilityId: string
}

/** Which facilities an edition speaks for: only these can be gone (decisions §26). */
export interface Scope {
  readonly types: readonly FacilityType[]
  /** `null`: the whole country; else the counties that occur. */
  readonly counties: readonly { readonly voivodeship: string; readonly county: string }[] | null
}

/** How a facility stands with the platform from its first day on, by its source's number. */
export interface FirstStanding {
  readonly number: string
  readonly status: FacilityStatus
  /** The integer by which older addresses know it; `null` for most. */
  readonly legacyId: number | null
}

/** Where facilities and what sources say of them are kept. All of it runs inside the caller's transaction. */
export interface Facilities {
  /** One batch at a time, over all processes: waits until the running one has ended. */
  holdBatchLock(): Effect.Effect<void>
  /** What any of these sources says under these numbers. */
  statementsByNumber(sources: readonly string[], numbers: readonly string[]): Effect.Effect<readonly FacilityStatement[]>
  statementsOf(facilityIds: readonly string[]): Effect.Effect<readonly FacilityStatement[]>
  currentSlugs(facilityIds: readonly string[]): Effect.Effect<ReadonlyMap<string, string>>
  /** Every slug ever given under these bases, with whose it is. */
  slugsOf(bases: readonly string[]): Effect.Effect<ReadonlyMap<string, string>>
  /** Writes records and statements, gives slugs (kept in history for 301) and journals what was there before. */
  put(
    batchId: string,
    changes: readonly { readonly record: FacilityRecord; readonly slugBase: string; readonly statement: Statement }[],
  ): Effect.Effect<void>
  /** Gives facilities that the batch brought their first standing. Those that were there before keep theirs, so that undoing the batch undoes this too. */
  setStatuses(batch: Batch, standings: readonly FirstStanding[]): Effect.Effect<void>
  /** Notes for statements that say the same that the batch's edition says it still. */
  confirm(batchId: string, source: string, numbers: readonly string[], on: string): Effect.Effect<void>
  /** How many facilities any of these sources names within a scope. */
  named(sources: readonly string[], scope: Scope): Effect.Effect<number>
  /** What these sources named within the scope until the batch's day and the batch did not: for each number the newest statement. */
  unseen(
    batch: Batch,
    sources: readonly string[],
    scope: Scope,
  ): Effect.Effect<readonly { readonly source: string; readonly number: string }[]>
  /** Gives facilities without a point of their own the middle of their locality's, or the gazetteer's point where none has one; marked approximate. */
  approximateLocations(): Effect.Effect<number>
  /** Takes counts of free places from before an ISO day out of what is told; of how many facilities. */
  hideFreePlaces(before: string): Effect.Effect<number>
  /** Tells the database's planner what is in the tables of facilities now. */
  refreshStatistics(): Effect.Effect<void>
  /** Batches after this one that touched the same facilities, the newest first. */
  laterBatches(batchId: string): Effect.Effect<readonly string[]>
  /** Restores records, statements and slugs as the batch's journal has them, and removes what the batch brought. */
  undo(batchId: string): Effect.Effect<{ readonly restored: number; readonly removed: number }>
}
export const Facilities = token<Facilities>('core/Facilities')
