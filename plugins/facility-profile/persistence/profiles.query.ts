import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { sources } from '#core/facilities/source.ts'
import { provide } from '#core/kernel/define.ts'
import { Profiles, type StoredProfile } from '../domain/profiles.port.ts'
import { makeNearby } from './nearby.query.ts'

const columns = `to_jsonb(f) || jsonb_build_object(
  'deleted', f.deleted_at is not null,
  'merged_into', (select m.slug from facility m where m.id = f.merged_into),
  'statements', (select coalesce(jsonb_agg(jsonb_build_object('source', s.source, 'number', s.number, 'statedOn', s.stated_on, 'fields', s.fields, 'goneOn', s.gone_on)), '[]')
                   from facility_statement s where s.facility_id = f.id)) profile`

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Condition of the profiles in the sitemap. */
const listed = 'active and deleted_at is null and merged_into is null'

/** All source keys, so that the lookup by number uses the primary key of statements. */
const sourceKeys = JSON.stringify(sources.map(({ key }) => key))

/** Reads a facility with its statements by one query. */
export const makeProfiles = provide(Profiles, { db: Db }, ({ db }): Profiles => {
  const readOne = Effect.fn('profiles.read-one')(function* (sql: string, parameter: string) {
    const [row] = yield* db.prepared<{ profile: StoredProfile }>(sql, [parameter])
    return row?.profile ?? (yield* new FacilityNotFound())
  })
  return {
    ...makeNearby({ db }),
    bySlug: (slug) => readOne(`select ${columns} from facility_slug g join facility f on f.id = g.facility_id where g.slug = ?`, slug),
    byId: (id) => (uuid.test(id) ? readOne(`select ${columns} from facility f where f.id = ?`, id) : Effect.fail(new FacilityNotFound())),
    findSlug: Effect.fn('profiles.find-slug')(function* (identifier) {
      const [row] = yield* db.rows<{ slug: string }>(
        `select f.slug from facility f where f.id = coalesce(
           (select id from facility where legacy_id = ?::integer), (select id from facility where id = ?::uuid),
           (select facility_id from facility_slug where slug = ?), (select min(facility_id::text)::uuid from facility_statement where source in (select jsonb_array_elements_text(?::jsonb)) and number = ?))`,
        [
          /^\d{1,9}$/.test(identifier) ? Number(identifier) : null,
          uuid.test(identifier) ? identifier : null,
          identifier,
          sourceKeys,
          identifier,
        ],
      )
      return row?.slug ?? (yield* new FacilityNotFound())
    }),
    countReveal: (facilityId, day, kind) =>
      Effect.asVoid(
        db.rows(
          `insert into facility_profile_reveal as r (facility_id, day, kind, times) values (?, ?, ?, 1) on conflict (facility_id, day, kind) do update set times = r.times + 1`,
          [facilityId, day, kind],
        ),
      ),
    sitemap: {
      count: Effect.fn('profiles.count-sitemap')(function* () {
        const [counted] = yield* db.rows<{ total: number }>(`select count(*)::int total from facility where ${listed}`)
        return counted?.total ?? 0
      }),
      slice: Effect.fn('profiles.sitemap-slice')(function* (offset, limit) {
        const rows = yield* db.rows<{ slug: string; changed: string }>(
          `select slug, changed_at::date::text changed from facility where ${listed} order by id limit ? offset ?`,
          [limit, offset],
        )
        return rows.map(({ slug, changed }) => ({ path: `/placowka/${slug}`, changed }))
      }),
    },
  }
})
