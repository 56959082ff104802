import { Effect } from 'effect'
import type { FacilityCovers } from '#core/facilities/facility-covers.port.ts'
import type { Db } from '../unit-of-work.ts'

/**
 * Writes cover photos to the rows of facilities; the triggers of the table announce the change to caches of cards and
 * pages. Version and time of the last change stay.
 */
export const makeFacilityCovers = ({ db }: { readonly db: Db }): FacilityCovers => ({
  save: (facilityId, path) =>
    Effect.asVoid(db.rows('update facility set cover = ? where id = ? and cover is distinct from ?', [path, facilityId, path])),
})
