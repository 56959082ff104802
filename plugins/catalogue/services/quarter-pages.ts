import { Duration, Effect, Exit } from 'effect'
import type { Category } from '#core/facilities/category.ts'
import { define, type PortOf } from '#core/kernel/define.ts'
import { Quarters } from '#plugins/places/contract/queries.ts'
import { type CountedQuarter, countQuarters } from '../domain/count-quarters.ts'
import { LocatedFacilities } from '../domain/located-facilities.port.ts'

/** Time that counts are used: a facility more or less near a quarter changes little, and reading all takes a tenth of a second. */
const timeToLive = Duration.minutes(5)

/** Finds the quarters that have a page for search engines, with counts that are some minutes old: all are counted at once. */
export const QuarterPages = define(
  'catalogue/QuarterPages',
  { facilities: LocatedFacilities, quarters: Quarters },
  ({ facilities, quarters }) => {
    const count = Effect.fn('catalogue.count-near-quarters')(function* () {
      return countQuarters(yield* facilities.points(), yield* facilities.cities(), yield* quarters.all())
    })
    const [counts, forget] = Effect.runSync(
      Effect.cachedInvalidateWithTTL(count(), (exit) => (Exit.isSuccess(exit) ? timeToLive : Duration.zero)),
    )
    let counted: string | null = null
    const cached = Effect.gen(function* () {
      const version = yield* quarters.version()
      if (counted !== version) yield* forget
      counted = version
      return yield* counts
    })
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
