import { facilityTypes } from '#core/facilities/facility-type.ts'
import type { FilterField } from '#core/search/filter.ts'

const text = (name: string, from: string): FilterField => ({ name, from, kind: 'text' })
const number = (name: string, from: string): FilterField => ({ name, from, kind: 'number' })

/** Fields of filter expressions besides the facets; places by slug, money in grosze, counts as in the cards. */
export const filterFields: readonly FilterField[] = [
  text('city', 'f.city_slug'),
  text('voivodeship', 'f.voivodeship'),
  text('district', 'f.district_slug'),
  text('name', 'f.name'),
  text('slug', 'f.slug'),
  text('post_code', 'f.post_code'),
  text('street', 'f.street'),
  number('free_places', 'f.free_places'),
  number('tuition_month', 'f.fee_month'),
  {
    name: 'type',
    kind: 'choice',
    of: 'text',
    from: 'array[f.type]',
    options: facilityTypes.map((value) => ({ value, param: value })),
  },
]
