import { Schema } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { FreedNameNotFound } from './errors.ts'
import { FreedNameView, NewFreedName } from './freed-name.ts'

const all = '/api/v1/site-names'

/** HTTP API of names of sites that support frees (row WB-20). */
export const namesApi = defineApi({
  listFreedNames: route.get(all, {
    summary: 'Lists the names of sites that the rules refuse and support has freed, each with its facility.',
    output: Schema.Struct({ items: Schema.Array(FreedNameView) }),
    access: 'support',
  }),
  freeName: route.post(all, {
    summary: 'Frees a name that pretends or offends by the rules for a facility that is really called so; another facility loses it.',
    input: NewFreedName,
    output: FreedNameView,
    access: 'support',
    errors: [FacilityNotFound, Validation],
  }),
  keepName: route.delete(`${all}/:name`, {
    summary: 'Refuses a freed name again. A site that has it keeps it.',
    input: Schema.Struct({ name: Schema.String }),
    output: Schema.Struct({ removed: Schema.Literal(true) }),
    access: 'support',
    errors: [FreedNameNotFound],
  }),
})
