import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import { metresBetween } from '#core/places/distance.ts'
import type { NearbyFacility, Profiles } from '../domain/profiles.port.ts'

/** Candidates read per result: the index orders by degrees scaled for 52° latitude, which is inexact elsewhere in Poland. */
const candidatesPerResult = 4

/** Reads candidates by the category's index `facility_nearby_*` and sorts them by exact distance. */
export const makeNearby = ({ db }: { db: Db }): Pick<Profiles, 'nearby'> => ({
  nearby: ({ id, category, longitude, latitude, location_precision }, limit) => {
    if (longitude === null || latitude === null || location_precision === 'approximate') return Effect.succeed([])
    return db
      .rows<Omit<NearbyFacility, 'metres'>>(
        `select f.id, f.slug, f.name, f.type, f.street, f.building_number, f.city, f.made, f.longitude, f.latitude
           from facility f where f.active and f.deleted_at is null and f.merged_into is null and f.location_precision in ('exact', 'flagged')
            and ${category === null ? 'f.category is null' : 'f.category = ?'} and f.id <> ?
          order by point(f.longitude * 0.6157, f.latitude) <-> point(?::float8 * 0.6157, ?::float8) limit ?`,
        [...(category === null ? [] : [category]), id, longitude, latitude, limit * candidatesPerResult],
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
