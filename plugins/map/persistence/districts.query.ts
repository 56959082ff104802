import { Duration, Effect, Exit } from 'effect'
import { isCounted } from '#adapters/postgres/facilities/counted-facilities.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { type DistrictLabel, DistrictLabels, Districts } from '../domain/districts.port.ts'

interface Row {
  readonly name: string | null
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/** Degrees added on each side, about 300 m, so that no facility is on the edge. */
const margin = { longitude: 0.0043, latitude: 0.0027 }

/** Finds a district's box by its facilities (2nd to 98th percentile), like the boxes of cities. */
export const makeDistricts = provide(
  Districts,
  { db: Db },
  ({ db }): Districts => ({
    find: (city, district) => {
      const [voivodeship, slug] = city.split('/')
      return db
        .rows<Row>(
          `select min(district) "name",
                percentile_cont(0.02) within group (order by longitude) west, percentile_cont(0.98) within group (order by longitude) east,
                percentile_cont(0.02) within group (order by latitude) south, percentile_cont(0.98) within group (order by latitude) north
           from facility where voivodeship = ? and city_slug = ? and district_slug = ? and longitude is not null
            and active and deleted_at is null and merged_into is null`,
          [voivodeship, slug, district],
        )
        .pipe(
          Effect.map(([row]) =>
            row?.name
              ? {
                  name: row.name,
                  box: {
                    west: row.west - margin.longitude,
                    east: row.east + margin.longitude,
                    south: row.south - margin.latitude,
                    north: row.north + margin.latitude,
                  },
                }
              : null,
          ),
        )
    },
  }),
)

/** Minimum number of facilities that locate a district. */
const minFacilities = 3
/** More facilities at one point than this mean that their location within the city is unknown. */
const maxAtOnePoint = 4
/** Districts rarely move. */
const cacheTtl = Duration.minutes(10)

/** Locates districts by the median of their facilities whose own address is known. */
export const makeDistrictLabels = provide(DistrictLabels, { db: Db }, ({ db }): DistrictLabels => {
  const read = Effect.suspend(() =>
    db.rows<DistrictLabel>(
      `with located as (
         select voivodeship, city_slug, district, longitude, latitude, count(*) over (partition by longitude, latitude) facilities_at_point from facility f
          where ${isCounted} and active and deleted_at is null and merged_into is null and district is not null and longitude is not null
            and location_precision <> 'approximate')
       select district "name", percentile_disc(0.5) within group (order by longitude) longitude,
              percentile_disc(0.5) within group (order by latitude) latitude, count(*)::int "count"
         from located where facilities_at_point <= ? group by voivodeship, city_slug, district having count(*) >= ? order by 4 desc, 1, 2`,
      [maxAtOnePoint, minFacilities],
    ),
  )
  const cached = Effect.runSync(Effect.cachedWithTTL(read, (exit) => (Exit.isSuccess(exit) ? cacheTtl : 0)))
  return { all: () => cached }
})
