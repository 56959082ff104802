import { Effect } from 'effect'
import type { KnownFacilities, KnownFacility } from '#core/facilities/known-facilities.port.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { Db } from '../unit-of-work.ts'

const columns = 'f.id, f.slug, f.name, f.type, f.city, f.active'
const known = 'f.deleted_at is null and f.merged_into is null'

/** Looks up facilities that were neither deleted nor merged. */
export const makeKnownFacilities = ({ db }: { readonly db: Db }): KnownFacilities => ({
  exists: (id) =>
    isUuid(id)
      ? db.rows(`select 1 from facility f where f.id = ? and ${known}`, [id]).pipe(Effect.map((rows) => rows.length > 0))
      : Effect.succeed(false),
  find: (ids) =>
    db
      .rows<KnownFacility>(
        `select ${columns} from facility f where f.id in (select jsonb_array_elements_text(?::jsonb)::uuid) and ${known}`,
        [JSON.stringify(ids.filter(isUuid))],
      )
      .pipe(Effect.map((rows) => new Map(rows.map((row) => [row.id, row])))),
  findBySlug: (slug) =>
    db
      .rows<KnownFacility>(`select ${columns} from facility_slug g join facility f on f.id = g.facility_id where g.slug = ? and ${known}`, [
        slug,
      ])
      .pipe(Effect.map(([row]) => row ?? null)),
})
