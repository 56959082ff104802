import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { KnownFacilities, KnownFacility } from '../domain/favourites.port.ts'

/** Reads facilities by ids, through the merges of `facility.merged_into`. */
export const makeKnownFacilities = ({ db }: { readonly db: Db }): KnownFacilities => ({
  byIds: (ids) =>
    db
      .rows<KnownFacility & { readonly asked: string }>(
        `select asked.id asked, f.id, f.slug, f.name, f.type, f.active
           from facility asked join facility f on f.id = coalesce(asked.merged_into, asked.id)
          where asked.id in (select jsonb_array_elements_text(?::jsonb)::uuid) and f.deleted_at is null and f.merged_into is null`,
        [JSON.stringify(ids.filter(isUuid))],
      )
      .pipe(Effect.map((rows) => new Map(rows.map(({ asked, ...facility }) => [asked, facility])))),
})
