import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { FacilityType } from './facility-type.ts'
import type { FacilityRecord } from './facility-record.ts'
import type { Statement } from './statement.ts'

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

/** Where facilities and what sources say of them are kept. All of it runs inside the caller's transaction. */
export interface Facilities {
  /** One batch at a time, over all processes: waits until the running one has ended. */
  holdBatchLock(): Effect.Effect<void>
  statementsByNumber(source: string, numbers: readonly string[]): Effect.Effect<readonly FacilityStatement[]>
  statementsOf(facilityIds: readonly string[]): Effect.Effect<readonly FacilityStatement[]>
  currentSlugs(facilityIds: readonly string[]): Effect.Effect<ReadonlyMap<string, string>>
  /** Every slug ever given under these bases, with whose it is. */
  slugsOf(bases: readonly string[]): Effect.Effect<ReadonlyMap<string, string>>
  /** Writes records and statements, gives slugs (kept in history for 301) and journals what was there before. */
  put(
    batchId: string,
    changes: readonly { readonly record: FacilityRecord; readonly slugBase: string; readonly statement: Statement }[],
  ): Effect.Effect<void>
  /** Notes for statements that say the same that the batch's edition says it still. */
  confirm(batchId: string, source: string, numbers: readonly string[], on: string): Effect.Effect<void>
  /** How many a source names within a scope. */
  named(source: string, scope: Scope): Effect.Effect<number>
  /** Ids of what a source named before within the scope and this batch did not. */
  unseen(batchId: string, source: string, scope: Scope): Effect.Effect<readonly { readonly facilityId: string; readonly number: string }[]>
  /** Gives facilities without a point of their own the middle of their locality's, marked approximate. */
  approximateLocations(): Effect.Effect<number>
  /** Batches after this one that touched the same facilities, the newest first. */
  laterBatches(batchId: string): Effect.Effect<readonly string[]>
  /** Restores records, statements and slugs as the batch's journal has them, and removes what the batch brought. */
  undo(batchId: string): Effect.Effect<{ readonly restored: number; readonly removed: number }>
}
export const Facilities = token<Facilities>('core/Facilities')
