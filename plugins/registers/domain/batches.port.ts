import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { TableStore } from '#core/ports/store.ts'
import { BatchNotFound } from '../contract/errors.ts'
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

/** Creates the repository of import batches over their table. */
export const batchesOf = (batches: TableStore<ImportBatch>) => ({
  add: batches.add,
  /** Returns all batches, newest first. */
  all: () => batches.find({}, { orderBy: { created_at: 'desc', id: 'desc' } }),
  get: Effect.fn('registers.get-batch')(function* (id: string) {
    return (yield* batches.byId(id)) ?? (yield* new BatchNotFound({ detail: `There is no batch ${id}; see: kredka import list` }))
  }),
  markRolledBack: (id: string, at: string) => Effect.asVoid(batches.update({ id }, { rolled_back_at: at })),
  /** Returns the day of the newest edition of any of these registers that is not rolled back; `null` if there is none. */
  newestEdition: (registers: readonly string[]) =>
    Effect.map(
      batches.first({ register: { in: registers }, rolled_back_at: null }, { orderBy: { edition_on: 'desc' } }),
      (newest) => newest?.edition_on ?? null,
    ),
})

/** Repository of import batches. */
export interface Batches extends ReturnType<typeof batchesOf> {}
export const Batches = token<Batches>('registers/Batches')

/** Statistics of one source. */
export interface SourceStats {
  /** `zlobki`, `demo` … */
  readonly source: string
  /** Number of facilities that it lists now. */
  readonly facilities: number
  /** Day of its newest edition that is not rolled back, ISO date. */
  readonly edition_on: string
  /** Import time of that edition, ISO 8601, UTC. */
  readonly imported_at: string
}

/** Reads the statistics shown on the page of sources. */
export interface SourceStatistics {
  /** Returns one entry for each source with an edition that is not rolled back. */
  perSource(): Effect.Effect<readonly SourceStats[]>
}
export const SourceStatistics = token<SourceStatistics>('registers/SourceStatistics')
