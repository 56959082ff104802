import { Effect } from 'effect'
import { ratingAsShown } from '#adapters/postgres/facilities/rating-sql.ts'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import { categories } from '#core/facilities/category.ts'
import { metresBetween, type Point } from '#core/kernel/distance.ts'
import type { NearbyFacility, Profiles } from '../domain/profiles.port.ts'

/** Candidates read per result: the index orders by degrees scaled for 52° latitude, which is inexact elsewhere in Poland. */
const candidatesPerResult = 4

const isNear = `f.active and f.deleted_at is null and f.merged_into is null and f.location_precision in ('exact', 'flagged') and f.id <> own.id`

/** Candidates of one category, by its index `facility_nearby_*`; none for a facility of another category. */
const candidatesIn = (condition: (table: string) => string) =>
  `(select f.* from facility f where ${isNear} and ${condition('f')} and ${condition('own')}
     order by point(f.longitude * 0.6157, f.latitude) <-> point(own.longitude * 0.6157, own.latitude) limit ?)`

const branches = [
  ...categories.map((category) => candidatesIn((table) => `${table}.category = '${category}'`)),
  candidatesIn((table) => `${table}.category is null`),
]

const candidatesQuery = `select f.id, f.slug, f.name, f.type, f.street, f.building_number, f.city, f.made, f.longitude, f.latitude,
       ${ratingAsShown('f.rating_total')} score_total, f.rating_count opinion_count,
       own.longitude own_longitude, own.latitude own_latitude
  from facility_slug g join facility own on own.id = g.facility_id cross join lateral (${branches.join(' union all ')}) f
 where own.active and own.longitude is not null and own.latitude is not null and own.location_precision is distinct from 'approximate' and g.slug = ?`

type Candidate = Omit<NearbyFacility, 'metres'> & { readonly own_longitude: number; readonly own_latitude: number }

const withDistance = ({ own_longitude: longitude, own_latitude: latitude, ...facility }: Candidate): NearbyFacility => {
  const own: Point = { longitude, latitude }
  return { ...facility, metres: metresBetween(own, facility) }
}

/**
 * Reads candidates by the category's index and sorts them by exact distance. It depends on the slug alone, so that it
 * can be sent together with the profile.
 */
export const makeNearby = ({ db }: { db: Db }): Pick<Profiles, 'nearby'> => ({
  nearby: (slug, limit) =>
    db.prepared<Candidate>(candidatesQuery, [...branches.map(() => limit * candidatesPerResult), slug]).pipe(
      Effect.map((rows) =>
        rows
          .map(withDistance)
          .toSorted((a, b) => a.metres - b.metres)
          .slice(0, limit),
      ),
    ),
})
