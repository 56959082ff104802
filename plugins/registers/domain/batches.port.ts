import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { BatchNotFound } from '../contract/errors.ts'
import type { ImportReport } from './report.ts'

/** One imported edition. */
export interface ImportBatch {
  readonly id: string
  readonly register: string
  /** ISO date. */
  readonly edition_on: string
  readonly file: string
  readonly report: ImportReport
  /** ISO 8601, UTC. */
  readonly created_at: string
  readonly rolled_back_at: string | null
}

/** Repository of import batches. */
export interface Batches {
  add(batch: ImportBatch): Effect.Effect<void>
  /** Returns all batches, newest first. */
  all(): Effect.Effect<readonly ImportBatch[]>
  get(id: string): Effect.Effect<ImportBatch, BatchNotFound>
  markRolledBack(id: string, at: string): Effect.Effect<void>
  /** Returns the day of the newest edition of any of these registers that is not rolled back; `null` if there is none. */
  newestEdition(registers: readonly string[]): Effect.Effect<string | null>
}
export const Batches = token<Batches>('registers/Batches')
