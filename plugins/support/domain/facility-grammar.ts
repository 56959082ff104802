import { facilityStatuses, facilityTypes } from '#core/facilities/facility-type.ts'
import { voivodeshipSlugs } from '#core/places/voivodeship.ts'
import type { FilterField, FilterGrammar } from '#core/search/filter.ts'
import { facilityStates } from '../contract/facility.ts'

/** SQL of the state of `facility f`. */
export const stateSql = `case when f.deleted_at is not null then 'deleted' when f.merged_into is not null then 'merged' when f.active then 'active' else 'inactive' end`

const text = (name: string, from: string): FilterField => ({ name, from, kind: 'text' })
const choice = (name: string, from: string, values: readonly string[]): FilterField => ({
  name,
  kind: 'choice',
  of: 'text',
  from: `array[${from}]`,
  options: values.map((value) => ({ value, param: value })),
})

/** Fields and named clauses of support's filters over all facilities. */
export const facilityGrammar: FilterGrammar = {
  fields: [
    choice('status', 'f.status', facilityStatuses),
    choice('shadow_status', 'f.shadow_status', ['pending', 'rejected']),
    choice('state', stateSql, facilityStates),
    choice('type', 'f.type', facilityTypes),
    choice('voivodeship', 'f.voivodeship', voivodeshipSlugs),
    text('city', 'f.city_slug'),
    text('name', 'f.name'),
    text('slug', 'f.slug'),
    text('post_code', 'f.post_code'),
    text('street', 'f.street'),
    text('email', 'f.email'),
    text('phone', 'f.phone'),
    { name: 'completeness', from: 'f.completeness', kind: 'number' },
    { name: 'legacy_id', from: 'f.legacy_id', kind: 'number' },
  ],
  custom: {
    owned: `exists (select 1 from access_grant g where g.facility_id = f.id and g.role = 'owner')`,
    unowned: `not exists (select 1 from access_grant g where g.facility_id = f.id and g.role = 'owner')`,
    made: 'f.made',
  },
}
