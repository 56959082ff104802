import { Schema } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { TableStore } from '#core/ports/store.ts'
import { Id, Moment } from '#core/records/columns.ts'

/** Name that pretends or offends by the rules, which support has freed for a facility that is really called so. */
export const FreedName = Schema.Struct({ name: Schema.String, facility_id: Id, freed_at: Moment })
export type FreedName = typeof FreedName.Type

/** Creates the repository of freed names over their table. */
export const freedNamesOf = (names: TableStore<FreedName>) => ({
  put: names.put,
  byName: (name: string) => names.first({ name }),
  ofFacility: (facility_id: string) => names.find({ facility_id }, { orderBy: { name: 'asc' } }),
  list: () => names.find({}, { orderBy: { name: 'asc' } }),
  remove: (name: string) => names.remove({ name }),
})

/** Repository of names that support has freed. */
export interface FreedNames extends ReturnType<typeof freedNamesOf> {}
export const FreedNames = token<FreedNames>('sites/FreedNames')
