import { Schema } from 'effect'
import { duplicateReasons } from './duplicates.ts'
import { successorReasons } from './successors.ts'

/** A rejected row: its position in the file and the reason. */
export const Rejection = Schema.Struct({
  /** Line of the file, from 1. */
  row: Schema.Number,
  number: Schema.NullOr(Schema.String),
  /** Header of the column as the file writes it. */
  column: Schema.String,
  reason: Schema.String,
})
export type Rejection = typeof Rejection.Type

const namedFacility = Schema.Struct({ id: Schema.String, name: Schema.String, numbers: Schema.Array(Schema.String) })

/** Result of an import. `read = new + known + skipped + rejected`; `known = changed + unchanged`. */
export const ImportReport = Schema.Struct({
  batch: Schema.NullOr(Schema.String),
  register: Schema.String,
  edition: Schema.String,
  file: Schema.String,
  encoding: Schema.String,
  dry_run: Schema.Boolean,
  /** True for an edition older than the newest imported one: it fills only empty fields and closes no facility. */
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
  /** Number of rows changed by each cleaning rule. */
  rules: Schema.Record(Schema.String, Schema.Number),
  /** Number of possible duplicate pairs with a facility that the import created (reported, never merged). */
  duplicates: Schema.Number,
  duplicate_pairs: Schema.Array(
    Schema.Struct({ one: namedFacility, other: namedFacility, reasons: Schema.Array(Schema.Literals(duplicateReasons)) }),
  ),
  /** Number of facilities that the edition closed and whose possible successor it added (reported, never merged). */
  successors: Schema.Number,
  successor_pairs: Schema.Array(
    Schema.Struct({ former: namedFacility, successor: namedFacility, reason: Schema.Literals(successorReasons) }),
  ),
  seconds: Schema.Number,
})
export type ImportReport = typeof ImportReport.Type

/** Report of an import that has read nothing. */
export const nothingRead = {
  dry_run: false,
  older: false,
  read: 0,
  new: 0,
  known: 0,
  changed: 0,
  unchanged: 0,
  skipped: 0,
  rejected: 0,
  gone: 0,
  skipped_kinds: {},
  rejections: [],
  rules: {},
  duplicates: 0,
  duplicate_pairs: [],
  successors: 0,
  successor_pairs: [],
  seconds: 0,
} satisfies Partial<ImportReport>

/** Maximum numbers of rejections and pairs in a report; all of them are counted. */
export const reportLimits = { rejections: 200, duplicates: 100, successors: 100 } as const

/** Adds one to the count of a name. */
export const increment = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1
}
