import { Effect } from 'effect'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { Db } from '../unit-of-work.ts'

/** Periodic maintenance of facilities: outdated counts of free places and planner statistics. */
export const makeMaintenance = ({ db }: { readonly db: Db }): Pick<Facilities, 'hideFreePlaces' | 'refreshStatistics'> => ({
  // There is no new statement: version and time of the last change stay.
  hideFreePlaces: (before) =>
    db
      .rows<{ n: number }>(
        `with hidden as (update facility set free_places_told = null where free_places_told is not null and free_places_on < ?::date returning 1)
         select count(*)::int n from hidden`,
        [before],
      )
      .pipe(Effect.map(([row]) => row?.n ?? 0)),

  refreshStatistics: () => Effect.asVoid(db.rows('analyze facility, facility_statement, facility_slug, facility_count')),
})
