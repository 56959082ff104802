import { Schema } from 'effect'
import { duplicateReasons } from './duplicates.ts'

/** A row that was not taken: where it stands in the file, and why. */
export const Rejection = Schema.Struct({
  /** The file's own line, from 1. */
  row: Schema.Number,
  number: Schema.NullOr(Schema.String),
  /** The file's own header of the column. */
  column: Schema.String,
  reason: Schema.String,
})
export type Rejection = typeof Rejection.Type

const twin = Schema.Struct({ id: Schema.String, name: Schema.String, numbers: Schema.Array(Schema.String) })

/** What an import found and did. `read = new + known + skipped + rejected`; `known = changed + unchanged`. */
export const ImportReport = Schema.Struct({
  batch: Schema.NullOr(Schema.String),
  register: Schema.String,
  edition: Schema.String,
  file: Schema.String,
  encoding: Schema.String,
  dry_run: Schema.Boolean,
  /** An older edition than the newest known: it fills only what is empty, and nothing is gone. */
  older: Schema.Boolean,
  read: Schema.Number,
  new: Schema.Number,
  known: Schema.Number,
  changed: Schema.Number,
  unchanged: Schema.Number,
  skipped: Schema.Number,
  rejected: Schema.Number,
  gone: Schema.Number,
  skipped_kinds: Schema.Record(Schema.String, Schema.Number),
  rejections: Schema.Array(Rejection),
  /** Cleaning rules and the number of rows that each touched. */
  rules: Schema.Record(Schema.String, Schema.Number),
  /** Pairs with a facility that the import brought which might be one and the same (told, never merged). */
  duplicates: Schema.Number,
  duplicate_pairs: Schema.Array(Schema.Struct({ one: twin, other: twin, reasons: Schema.Array(Schema.Literals(duplicateReasons)) })),
  seconds: Schema.Number,
})
export type ImportReport = typeof ImportReport.Type

/** At most so many rejections and pairs of duplicates are kept and printed; all are counted. */
export const kept = { rejections: 200, duplicates: 100 } as const

/** Adds one to a count by name. */
export const countOne = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1
}
