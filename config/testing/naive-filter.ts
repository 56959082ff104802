import { type FacetSelection, isWords, type Range } from '#core/search/facet-choice.ts'
import type { Filter, FilterGroup } from '#core/search/filter.ts'
import type { MadeRow } from './made-rows.ts'

/** What a row has under the name of a field, facet or named clause: the rules once more, in the plainest words. */
const members: Readonly<Record<string, (row: MadeRow) => string | number | null | boolean | readonly (string | null)[]>> = {
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
  type: (row) => [row.type],
  category: (row) => [row.category],
  legal_type: (row) => [row.legal_type],
  status: (row) => [row.status],
  specialization: (row) => row.specialization,
  ownership: (row) => row.ownership,
  features: (row) => row.features,
  has_vacancies: (row) => row.free_places !== null && row.free_places > 0 && row.counted !== null && row.counted <= 45,
  open_saturday: (row) => row.is_open_saturday === true,
}

const of = (row: MadeRow, name: string) => {
  const member = members[name]
  if (!member) throw new Error(`${name} is not told in plain words`)
  return member(row)
}

const holds = (row: MadeRow, { field, operator, values }: FilterGroup): boolean => {
  const has = of(row, field)
  const one = (value: string | number): boolean => {
    if (has === null || typeof has === 'boolean') return false
    if (typeof has === 'object') return has.includes(String(value))
    if (operator === 'gt') return has > value
    if (operator === 'lt') return has < value
    if (operator === 'icontains') return String(has).toLocaleLowerCase('pl').includes(String(value).toLocaleLowerCase('pl'))
    return has === value
  }
  return operator === 'ne' ? !values.some(one) : values.some(one)
}

/** Whether a filter lets a row through, by looking at it. */
export const passesFilter = (row: MadeRow, { groups, custom }: Filter): boolean =>
  groups.every((group) => holds(row, group)) && custom.every((name) => of(row, name) === true)

/** Whether a choice among facets lets a row through, by looking at it. */
export const passesChoice = (row: MadeRow, choice: FacetSelection): boolean =>
  Object.entries(choice).every(([key, chosen]) => {
    const has = of(row, key)
    if (chosen === true) return has === true
    if (isWords(chosen)) return Array.isArray(has) && chosen.some((value) => has.includes(value))
    const { min: least = Number.NEGATIVE_INFINITY, max: most = Number.POSITIVE_INFINITY } = chosen as Range
    return typeof has === 'number' && has >= least && has <= most
  })
