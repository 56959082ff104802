import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import { metresBetween } from '../domain/distance.ts'
import type { NearbyFacility, Profiles } from '../domain/profiles.port.ts'

/** The index orders by degrees that are true at 52° only; so many candidates a place make up for the rest of the country. */
const candidatesEach = 4

/** The nearest facilities by the category's index `facility_nearby_*`, then by true distance. */
export const makeNearby = ({ db }: { db: Db }): Pick<Profiles, 'nearby'> => ({
  nearby: ({ id, category, longitude, latitude, location_precision }, limit) => {
    if (longitude === null || latitude === null || location_precision === 'approximate') return Effect.succeed([])
    return db
      .rows<Omit<NearbyFacility, 'metres'>>(
        `select f.id, f.slug, f.name, f.type, f.street, f.building_number, f.city, f.made, f.longitude, f.latitude
           from facility f where f.active and f.deleted_at is null and f.merged_into is null and f.location_precision in ('exact', 'flagged')
            and ${category === null ? 'f.category is null' : 'f.category = ?'} and f.id <> ?
          order by point(f.longitude * 0.6157, f.latitude) <-> point(?::float8 * 0.6157, ?::float8) limit ?`,
        [...(category === null ? [] : [category]), id, longitude, latitude, limit * candidatesEach],
      )
      .pipe(
        Effect.map((rows) =>
          rows
            .map((facility) => ({ ...facility, metres: metresBetween({ longitude, latitude }, facility) }))
            .toSorted((a, b) => a.metres - b.metres)
            .slice(0, limit),
        ),
      )
  },
})
