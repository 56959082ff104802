import { type Category, categories } from '#core/facilities/category.ts'
import type { Point } from '#core/kernel/distance.ts'
import { normalizeName } from '#core/places/normalize-name.ts'
import { minIndexedFacilities, quarterMetres } from '../contract/place-pages.ts'
import { makeNearCounter } from './count-near.ts'
import type { ListedCity } from './located-facilities.port.ts'

/** Quarter of a town (slugs); a lower rank is a larger kind. */
interface Quarter extends Point {
  readonly name: string
  readonly slug: string
  readonly voivodeship: string
  readonly city: string
  readonly rank: number
}

/** Quarter with the number of facilities of a category near it. */
export interface CountedQuarter extends Quarter {
  readonly category: Category
  readonly count: number
}

/**
 * Counts the facilities near each quarter that has a page for search engines: three of the category are near, some are
 * in the city, and none of its districts has the name.
 */
export const countQuarters = (
  points: readonly (Point & { readonly category: Category })[],
  cities: readonly ListedCity[],
  quarters: readonly Quarter[],
): readonly CountedQuarter[] => {
  const byCategory = Map.groupBy(points, ({ category }) => category)
  const districtsOf = new Map(
    cities.map(({ category, voivodeship, city, districts }) => [
      `${category}/${voivodeship}/${city}`,
      new Set(districts.map(normalizeName)),
    ]),
  )
  return categories.flatMap((category): readonly CountedQuarter[] => {
    const countNear = makeNearCounter(byCategory.get(category) ?? [], quarterMetres)
    return quarters.flatMap((quarter) => {
      const districts = districtsOf.get(`${category}/${quarter.voivodeship}/${quarter.city}`)
      if (!districts || districts.has(normalizeName(quarter.name))) return []
      const near = countNear(quarter)
      return near < minIndexedFacilities ? [] : [{ ...quarter, category, count: near }]
    })
  })
}

/** Most quarters that a city links to, the largest; the others are linked from those near them. */
const maxLinked = 100

/** Returns the quarters that the page of their city links to, in the given order. */
export const linkedQuarters = (ofCity: readonly CountedQuarter[]) => {
  const largest = new Set(ofCity.toSorted((a, b) => a.rank - b.rank || b.count - a.count).slice(0, maxLinked))
  return ofCity.filter((one) => largest.has(one)).map(({ name, slug, count }) => ({ name, slug, count }))
}
