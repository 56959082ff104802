import { Duration, Effect, Exit } from 'effect'
import { isCounted } from '#adapters/postgres/facilities/counted.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { type DistrictLabel, DistrictLabels } from '../domain/district-labels.port.ts'

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
         select voivodeship, city_slug, district, longitude, latitude, count(*) over (partition by longitude, latitude) together from facility f
          where ${isCounted} and active and deleted_at is null and merged_into is null and district is not null and longitude is not null
            and location_precision <> 'approximate')
       select district "name", percentile_disc(0.5) within group (order by longitude) longitude,
              percentile_disc(0.5) within group (order by latitude) latitude, count(*)::int "count"
         from located where together <= ? group by voivodeship, city_slug, district having count(*) >= ? order by 4 desc, 1, 2`,
      [maxAtOnePoint, minFacilities],
    ),
  )
  const cached = Effect.runSync(Effect.cachedWithTTL(read, (exit) => (Exit.isSuccess(exit) ? cacheTtl : 0)))
  return { all: () => cached }
})
