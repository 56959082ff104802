import { type FacetSelection, isOptionList, type Range } from '#core/search/facet-selection.ts'
import type { Filter, FilterGroup } from '#core/search/filter.ts'
import type { FakeFacility } from './fake-facilities.ts'

const publicTypes: readonly string[] = ['public', 'communal', 'self_governing']

/** Value of a facility by field, facet or named clause: an independent second implementation of the rules. */
const accessors: Readonly<Record<string, (row: FakeFacility) => string | number | null | boolean | readonly (string | null)[]>> = {
  city: (row) => row.city_slug,
  voivodeship: (row) => row.voivodeship,
  district: (row) => row.district_slug,
  name: (row) => row.name,
  slug: (row) => row.id,
  post_code: (row) => row.post_code,
  street: (row) => row.street,
  free_places: (row) => row.free_places,
  tuition_month: (row) => row.fee_month,
  price: (row) => row.fee_month,
  family_cost: (row) => row.family_cost,
  rating: ({ rating }) => rating && Math.round(rating * 10),
  type: (row) => [row.type],
  category: (row) => [row.category],
  legal_type: (row) => [row.legal_type],
  sector: (row) => (row.legal_type === null ? [] : [publicTypes.includes(row.legal_type) ? 'public' : 'non_public']),
  status: (row) => [row.status],
  specialization: (row) => row.specialization,
  ownership: (row) => row.ownership,
  features: (row) => row.features,
  has_vacancies: (row) => row.free_places !== null && row.free_places > 0 && row.counted !== null && row.counted <= 45,
  opens: ({ hours }) => hours?.[0] ?? null,
  closes: ({ hours }) => {
    const [open, close] = hours ?? [0, 0]
    if (hours === null || (close < open && open >= 18 * 60)) return null
    return close < open ? 24 * 60 : close
  },
  all_day: ({ hours }) => hours !== null && hours[0] === 0 && hours[1] >= 24 * 60 - 1,
  open_saturday: (row) => row.is_open_saturday === true,
}

const fieldOf = (row: FakeFacility, name: string) => {
  const accessor = accessors[name]
  if (!accessor) throw new Error(`no accessor for ${name}`)
  return accessor(row)
}

const groupMatches = (row: FakeFacility, { field, operator, values }: FilterGroup): boolean => {
  const actual = fieldOf(row, field)
  const one = (value: string | number): boolean => {
    if (actual === null || typeof actual === 'boolean') return false
    if (typeof actual === 'object') return actual.includes(String(value))
    if (operator === 'gt') return actual > value
    if (operator === 'lt') return actual < value
    if (operator === 'gte') return actual >= value
    if (operator === 'lte') return actual <= value
    if (operator === 'icontains') return String(actual).toLocaleLowerCase('pl').includes(String(value).toLocaleLowerCase('pl'))
    return actual === value
  }
  return operator === 'ne' ? !values.some(one) : values.some(one)
}

/** Tests a facility against a filter. */
export const matchesFilter = (row: FakeFacility, { groups, custom }: Filter): boolean =>
  groups.every((group) => groupMatches(row, group)) && custom.every((name) => fieldOf(row, name) === true)

/** Tests a facility against a facet selection. */
export const matchesSelection = (row: FakeFacility, selection: FacetSelection): boolean =>
  Object.entries(selection).every(([key, chosen]) => {
    if (key.startsWith('not_')) return !matchesSelection(row, { [key.slice('not_'.length)]: chosen })
    const actual = fieldOf(row, key)
    if (chosen === true) return actual === true
    if (isOptionList(chosen)) return Array.isArray(actual) && chosen.some((value) => actual.includes(value))
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = chosen as Range
    return typeof actual === 'number' && actual >= min && actual <= max
  })
