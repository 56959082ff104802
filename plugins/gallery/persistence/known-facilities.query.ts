import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { KnownFacilities } from '../domain/galleries.port.ts'

/** Creates the query for facilities that exist. */
export const makeKnownFacilities = ({ db }: { readonly db: Db }): KnownFacilities => ({
  exists: (id) =>
    isUuid(id)
      ? db
          .rows('select 1 from facility where id = ? and deleted_at is null and merged_into is null', [id])
          .pipe(Effect.map((rows) => rows.length > 0))
      : Effect.succeed(false),
})
