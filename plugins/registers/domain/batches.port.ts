import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { token } from '#core/kernel/token.ts'
import type { ImportReport } from './report.ts'

/** No batch bears this id. */
export class BatchNotFound extends Failure('BatchNotFound', 'not-found') {}
/** The batch was rolled back before. */
export class BatchRolledBack extends Failure('BatchRolledBack', 'conflict') {}

/** One edition that was taken in. */
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

/** Where batches are kept. */
export interface Batches {
  add(batch: ImportBatch): Effect.Effect<void>
  /** The newest first. */
  all(): Effect.Effect<readonly ImportBatch[]>
  get(id: string): Effect.Effect<ImportBatch, BatchNotFound>
  markRolledBack(id: string, at: string): Effect.Effect<void>
  /** Day of the newest edition of any of these registers that stands, `null` if none does. */
  newestEdition(registers: readonly string[]): Effect.Effect<string | null>
}
export const Batches = token<Batches>('registers/Batches')
