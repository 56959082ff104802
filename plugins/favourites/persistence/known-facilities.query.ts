import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { KnownFacilities, type KnownFacility } from '../domain/favourites.port.ts'

/** Reads facilities by ids, through the merges of `facility.merged_into`. */
export const makeKnownFacilities = provide(
  KnownFacilities,
  { db: Db },
  ({ db }): KnownFacilities => ({
    byIds: (ids) =>
      db
        .rows<KnownFacility & { readonly requested: string }>(
          `select requested.id requested, f.id, f.slug, f.name, f.type, f.active
           from facility requested join facility f on f.id = coalesce(requested.merged_into, requested.id)
          where requested.id in (select jsonb_array_elements_text(?::jsonb)::uuid) and f.deleted_at is null and f.merged_into is null`,
          [JSON.stringify(ids.filter(isUuid))],
        )
        .pipe(Effect.map((rows) => new Map(rows.map(({ requested, ...facility }) => [requested, facility])))),
  }),
)
