import { Schema } from 'effect'
import { NonBlankLine } from '#core/kernel/field-schemas.ts'
import { Moment } from '#core/records/columns.ts'

/** Name that the rules refuse, and support has freed for one facility. */
export const FreedNameView = Schema.Struct({
  name: Schema.String,
  facility_id: Schema.String,
  /** Name of the facility; empty where it was deleted. */
  facility: Schema.String,
  freed_at: Moment,
}).annotate({ identifier: 'FreedName' })
export type FreedNameView = typeof FreedNameView.Type

/** Name to be freed, and its facility: the slug, or the address of its profile. */
export const NewFreedName = Schema.Struct({ name: NonBlankLine(100), facility: NonBlankLine(300) })
