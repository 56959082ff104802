import { Effect } from 'effect'
import type { FacilityRatings } from '#core/facilities/facility-ratings.port.ts'
import type { Db } from '../unit-of-work.ts'

/** Writes ratings to the rows of facilities; the triggers of the table announce the change to the index and to caches of cards. */
export const makeFacilityRatings = ({ db }: { readonly db: Db }): FacilityRatings => ({
  // Nobody has edited the facility: version and time of the last change stay. A rating that stays the same is no change either.
  save: (facilityId, { count, total, cleanliness, staff, food, newestAt }) =>
    Effect.asVoid(
      db.rows(
        `update facility f set rating_count = r.count, rating_total = r.total, rating_cleanliness = r.cleanliness, rating_staff = r.staff,
                rating_food = r.food, rated_at = r.at
           from (values (?::integer, ?::double precision, ?::double precision, ?::double precision, ?::double precision, ?::timestamptz))
                r(count, total, cleanliness, staff, food, at)
          where f.id = ? and (f.rating_count, f.rating_total, f.rating_cleanliness, f.rating_staff, f.rating_food, f.rated_at)
                is distinct from (r.count, r.total, r.cleanliness, r.staff, r.food, r.at)`,
        [count, total, cleanliness, staff, food, newestAt, facilityId],
      ),
    ),
})
