import { Schema } from 'effect'
import { facilityTypes } from '#core/facilities/facility-type.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'

/** Report of an import, as support reads it. */
const report = Schema.Struct({
  older: Schema.Boolean,
  read: Schema.Number,
  new: Schema.Number,
  changed: Schema.Number,
  unchanged: Schema.Number,
  skipped: Schema.Number,
  rejected: Schema.Number,
  gone: Schema.Number,
  duplicates: Schema.Number,
  successors: Schema.Number,
  seconds: Schema.Number,
  /** Number of rows changed by each cleaning rule. */
  rules: Schema.Record(Schema.String, Schema.Number),
  rejections: Schema.Array(
    Schema.Struct({ row: Schema.Number, number: Schema.NullOr(Schema.String), column: Schema.String, reason: Schema.String }),
  ),
})

/** Imported edition of a register. */
export const BatchView = Schema.Struct({
  id: Schema.String,
  register: Schema.String,
  edition_on: Schema.String,
  file: Schema.String,
  created_at: Schema.String,
  rolled_back_at: Schema.NullOr(Schema.String),
  report,
}).annotate({ identifier: 'BatchView' })
export type BatchView = typeof BatchView.Type

/** Path parameter with the id of a batch. */
export const ByBatch = Schema.Struct({ batch: Schema.String })

/** Result of rolling a batch back: how many facilities were restored and removed. */
export const RolledBack = Schema.Struct({
  batch: Schema.String,
  register: Schema.String,
  edition: Schema.String,
  restored: Schema.Number,
  removed: Schema.Number,
})

const facility = Schema.Struct({
  id: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  type: Schema.Literals(facilityTypes),
  city: Schema.String,
  street: Schema.NullOr(Schema.String),
  building_number: Schema.NullOr(Schema.String),
  phone: Schema.NullOr(Schema.String),
  numbers: Schema.Array(Schema.String),
})

/** Two facilities that may be duplicates, and why. */
export const DuplicatePair = Schema.Struct({
  one: facility,
  other: facility,
  reasons: Schema.Array(Schema.Literals(['name-and-street', 'point-and-name', 'phone'])),
}).annotate({ identifier: 'DuplicatePair' })

/** Position in the list of possible duplicates. */
export const DuplicateQuery = Schema.Struct(pagingQuery).check(onePosition)
