import { Duration, Effect, Exit } from 'effect'
import { isCountedChildcare } from '#adapters/postgres/facilities/counted.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { type Category, categories } from '#core/facilities/category.ts'
import { provide } from '#core/kernel/define.ts'
import type { Point } from '#core/kernel/distance.ts'
import { normalizeName } from '#core/places/normalize-name.ts'
import { Quarters } from '#plugins/places/contract/queries.ts'
import { makeNearCounter } from '../domain/count-near.ts'
import { minIndexedFacilities } from '../domain/min-indexed-facilities.ts'
import { type CountedQuarter, QuarterPages, quarterMetres } from '../domain/quarter-pages.port.ts'

/** Time that counts are used: a facility more or less near a quarter changes little, and reading all takes a tenth of a second. */
const timeToLive = Duration.minutes(5)

interface Located extends Point {
  readonly category: Category
}

interface Listed {
  readonly category: Category
  readonly voivodeship: string
  readonly city: string
  readonly districts: readonly string[]
}

const located = `select category, longitude, latitude from facility f
  where active and deleted_at is null and merged_into is null and longitude is not null and latitude is not null
    and location_precision is distinct from 'approximate' and ${isCountedChildcare}`

const listed = `select category, voivodeship, city_slug city, coalesce(jsonb_agg(district) filter (where district_slug <> ''), '[]') districts
  from facility_count where total > 0 and category is not null group by 1, 2, 3`

/** Counts the facilities near all quarters at once, and again after some minutes. */
export const makeQuarterPages = provide(QuarterPages, { db: Db, quarters: Quarters }, ({ db, quarters }): QuarterPages => {
  const read = Effect.fn('catalogue.count-near-quarters')(function* () {
    const facilities = yield* db.rows<Located>(located)
    const cities = new Map(
      (yield* db.rows<Listed>(listed)).map(({ category, voivodeship, city, districts }) => [
        `${category}/${voivodeship}/${city}`,
        new Set(districts.map(normalizeName)),
      ]),
    )
    return categories.flatMap((category): readonly CountedQuarter[] => {
      const countNear = makeNearCounter(
        facilities.filter((one) => one.category === category),
        quarterMetres,
      )
      return quarters.all().flatMap((quarter) => {
        const districts = cities.get(`${category}/${quarter.voivodeship}/${quarter.city}`)
        if (!districts || districts.has(normalizeName(quarter.name))) return []
        const count = countNear(quarter)
        return count < minIndexedFacilities ? [] : [{ ...quarter, category, count }]
      })
    })
  })
  const cached = Effect.runSync(Effect.cachedWithTTL(read(), (exit) => (Exit.isSuccess(exit) ? timeToLive : Duration.zero)))
  return {
    all: () => cached,
    inCity: (category, { voivodeship, city }) =>
      Effect.map(cached, (all) => all.filter((one) => one.category === category && one.voivodeship === voivodeship && one.city === city)),
  }
})
