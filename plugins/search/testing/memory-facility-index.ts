import { Effect } from 'effect'
import { metresBetween, type Point } from '#core/kernel/distance.ts'
import { excludedKeyOf } from '#core/search/exclusion.ts'
import { type FacetSelection, isOptionList, type Range } from '#core/search/facet-selection.ts'
import type { Area, FacilityIndex, IndexQuery, IndexSlice } from '#core/search/facility-index.port.ts'

/** Facility as an index in memory knows it; values by the keys of facets. */
export interface IndexedFacility extends Point {
  readonly id: string
  /** `malopolskie/krakow`. */
  readonly city: string
  readonly district: string | null
  readonly values: Readonly<Record<string, readonly string[] | number | boolean | undefined>>
}

const isSelected = ({ values }: IndexedFacility, selection: FacetSelection): boolean =>
  Object.entries(selection).every(([key, selected]) => {
    const excluded = excludedKeyOf(key)
    const value = values[excluded ?? key]
    if (selected === true) return value === true
    if (isOptionList(selected)) {
      const hasOne = Array.isArray(value) && selected.some((one) => value.includes(one))
      return excluded === null ? hasOne : !hasOne
    }
    const { min = 0, max = Number.POSITIVE_INFINITY } = selected as Range
    return typeof value === 'number' && value >= min && value <= max
  })

const isInArea = (facility: IndexedFacility, area: Area): boolean => {
  if ('centre' in area) return metresBetween(area.centre, facility) <= area.metres
  if ('cities' in area) return area.cities.includes(facility.city)
  if ('voivodeship' in area) return facility.city.startsWith(`${area.voivodeship}/`)
  return facility.city === area.city && (area.district === undefined || facility.district === area.district)
}

const isWithin = (facility: IndexedFacility, within: IndexQuery['within']): boolean => {
  if ('west' in within) return true
  if (!('anyOf' in within)) return isInArea(facility, within)
  const isAny = within.anyOf.length === 0 || within.anyOf.some((area) => isInArea(facility, area))
  return isAny && !within.noneOf.some((area) => isInArea(facility, area))
}

/** Returns whether a facility meets a query. */
export const meets = (facility: IndexedFacility, { within, selection }: IndexQuery): boolean =>
  isWithin(facility, within) && isSelected(facility, selection)

const inOrder = (
  facilities: readonly IndexedFacility[],
  { nearTo, order, first = [] }: Omit<IndexSlice, 'limit'>,
): readonly IndexedFacility[] => {
  const price = ({ values: { price } }: IndexedFacility) => (typeof price === 'number' ? price : Number.POSITIVE_INFINITY)
  const sorted = nearTo
    ? facilities.toSorted((a, b) => metresBetween(nearTo, a) - metresBetween(nearTo, b))
    : order === 'price'
      ? facilities.toSorted((a, b) => price(a) - price(b))
      : facilities
  return sorted.toSorted((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)))
}

/** Makes an index of facilities in memory, which are in the order in which they are given unless another one is asked for. */
export const makeMemoryFacilityIndex = (facilities: readonly IndexedFacility[]): FacilityIndex => ({
  find: (query, { limit, offset = 0, ...slice }) =>
    Effect.sync(() => {
      const found = inOrder(
        facilities.filter((facility) => meets(facility, query)),
        slice,
      )
      const ids = found.slice(offset, offset + limit).map(({ id }) => id)
      return { ids, total: found.length, listed: found.length, unlocated: 0, rated: 0, version: '1' }
    }),
  cluster: () => Effect.never,
  version: () => '1',
})
