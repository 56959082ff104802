import { isCountedChildcare } from '#adapters/postgres/facilities/counted-facilities.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { LocatedFacilities } from '../domain/located-facilities.port.ts'

/** Statements of `LocatedFacilities`. */
export const locatedFacilities = {
  points: `select category, longitude, latitude from facility f
  where active and deleted_at is null and merged_into is null and longitude is not null and latitude is not null
    and location_precision is distinct from 'approximate' and ${isCountedChildcare}`,

  cities: `select category, voivodeship, city_slug city, coalesce(jsonb_agg(district) filter (where district_slug <> ''), '[]') districts
  from facility_count where total > 0 and category is not null group by 1, 2, 3`,
}

/** Reads the points of all facilities, and the cities and districts that have some. */
export const makeLocatedFacilities = provide(
  LocatedFacilities,
  { db: Db },
  ({ db }): LocatedFacilities => ({ points: () => db.rows(locatedFacilities.points), cities: () => db.rows(locatedFacilities.cities) }),
)
