import { Schema } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { NonBlankLine } from '#core/kernel/field-schemas.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Moment } from '#core/records/columns.ts'

const all = '/api/v1/site-names'

/** Name that the rules refuse, and support has freed for one facility. */
export const FreedNameView = Schema.Struct({
  name: Schema.String,
  facility_id: Schema.String,
  /** Name of the facility; empty where it was deleted. */
  facility: Schema.String,
  freed_at: Moment,
}).annotate({ identifier: 'FreedName' })
export type FreedNameView = typeof FreedNameView.Type

/** HTTP API of names of sites that support frees (row WB-20). */
export const namesApi = defineApi({
  listFreedNames: route.get(all, {
    summary: 'Lists the names of sites that the rules refuse and support has freed, each with its facility.',
    output: Schema.Struct({ items: Schema.Array(FreedNameView) }),
    access: 'support',
  }),
  freeName: route.post(all, {
    summary: 'Frees a name that pretends or offends by the rules for a facility that is really called so; another facility loses it.',
    input: Schema.Struct({
      name: NonBlankLine(100),
      /** Slug, or the address of its profile. */
      facility: NonBlankLine(300),
    }),
    output: FreedNameView,
    access: 'support',
    errors: [FacilityNotFound, Validation],
  }),
  keepName: route.delete(`${all}/:name`, {
    summary: 'Refuses a freed name again. A site that has it keeps it.',
    input: Schema.Struct({ name: Schema.String }),
    output: Schema.Struct({ kept: Schema.Literal(true) }),
    access: 'support',
  }),
})
