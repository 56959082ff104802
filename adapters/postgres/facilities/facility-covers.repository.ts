import { Effect } from 'effect'
import type { FacilityCovers } from '#core/facilities/facility-covers.port.ts'
import type { Db } from '../unit-of-work.ts'

/**
 * Writes cover photos to the rows of facilities; the triggers of the table announce the change to caches of cards and
 * pages. Version and time of the last change stay.
 */
export const makeFacilityCovers = ({ db }: { readonly db: Db }): FacilityCovers => ({
  save: (facilityId, cover) => {
    const values = [cover?.path ?? null, cover && JSON.stringify(cover.focus)]
    return Effect.asVoid(
      db.rows(
        `update facility f set cover = n.path, cover_focus = n.focus from (select ?::text path, ?::jsonb focus) n
          where f.id = ? and (f.cover, f.cover_focus) is distinct from (n.path, n.focus)`,
        [...values, facilityId],
      ),
    )
  },
})
