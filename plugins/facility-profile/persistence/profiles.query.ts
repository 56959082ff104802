import { Effect } from 'effect'
import { isCounted } from '#adapters/postgres/facilities/counted-facilities.ts'
import { ratingAsShown } from '#adapters/postgres/facilities/rating-sql.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { categories } from '#core/facilities/category.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { sources } from '#core/facilities/source.ts'
import { provide } from '#core/kernel/define.ts'
import { metresBetween, type Point } from '#core/kernel/distance.ts'
import { type NearbyFacility, Profiles, type StoredProfile } from '../domain/profiles.port.ts'

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
          // Rows before the slice are passed over in the index alone.
          `select slug, changed_at::date::text changed from facility
            where ${listed} and id >= (select id from facility where ${listed} order by id limit 1 offset ?) order by id limit ?`,
          [offset, limit],
        )
        return rows.map(({ slug, changed }) => ({ path: `/placowka/${slug}`, changed }))
      }),
    },
  }
})

/** Candidates read per result: the index orders by degrees scaled for 52° latitude, which is inexact elsewhere in Poland. */
const candidatesPerResult = 4

const isNear = `f.active and f.deleted_at is null and f.merged_into is null and f.location_precision in ('exact', 'flagged') and f.id <> own.id and ${isCounted}`

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
