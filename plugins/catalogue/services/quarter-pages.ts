import { Duration, Effect, Exit } from 'effect'
import { type Category, categories } from '#core/facilities/category.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import { normalizeName } from '#core/places/normalize-name.ts'
import { type Quarter, Quarters } from '#plugins/places/contract/queries.ts'
import { minIndexedFacilities, quarterMetres } from '../contract/place-pages.ts'
import { makeNearCounter } from '../domain/count-near.ts'
import { LocatedFacilities } from '../domain/located-facilities.port.ts'

/** Quarter with the number of facilities of a category near it, some minutes old. */
export interface CountedQuarter extends Quarter {
  readonly category: Category
  readonly count: number
}

/** Time that counts are used: a facility more or less near a quarter changes little, and reading all takes a tenth of a second. */
const timeToLive = Duration.minutes(5)

/**
 * Finds the quarters that have a page for search engines: three facilities of the category are near, some are in the
 * city, and none of its districts has the name. All are counted at once, and again after some minutes.
 */
export const QuarterPages = define(
  'catalogue/QuarterPages',
  { facilities: LocatedFacilities, quarters: Quarters },
  ({ facilities, quarters }) => {
    const count = Effect.fn('catalogue.count-near-quarters')(function* () {
      const points = Map.groupBy(yield* facilities.points(), ({ category }) => category)
      const districtsOf = new Map(
        (yield* facilities.cities()).map(({ category, voivodeship, city, districts }) => [
          `${category}/${voivodeship}/${city}`,
          new Set(districts.map(normalizeName)),
        ]),
      )
      return categories.flatMap((category): readonly CountedQuarter[] => {
        const countNear = makeNearCounter(points.get(category) ?? [], quarterMetres)
        return quarters.all().flatMap((quarter) => {
          const districts = districtsOf.get(`${category}/${quarter.voivodeship}/${quarter.city}`)
          if (!districts || districts.has(normalizeName(quarter.name))) return []
          const near = countNear(quarter)
          return near < minIndexedFacilities ? [] : [{ ...quarter, category, count: near }]
        })
      })
    })
    const cached = Effect.runSync(Effect.cachedWithTTL(count(), (exit) => (Exit.isSuccess(exit) ? timeToLive : Duration.zero)))
    return {
      /** Returns those of both categories and all towns, in an order that stays. */
      all: (): Effect.Effect<readonly CountedQuarter[]> => cached,
      /** Returns those of a category in a city (slugs) from A to Z. */
      inCity: (
        category: Category,
        { voivodeship, city }: { readonly voivodeship: string; readonly city: string },
      ): Effect.Effect<readonly CountedQuarter[]> =>
        Effect.map(cached, (all) => all.filter((one) => one.category === category && one.voivodeship === voivodeship && one.city === city)),
    }
  },
)

export type QuarterPages = PortOf<typeof QuarterPages>
