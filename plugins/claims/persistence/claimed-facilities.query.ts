import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { sources } from '#core/facilities/source.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { ClaimedFacilities, type ClaimedFacility, type TownFacility } from '../domain/claimed-facilities.port.ts'

const registers = JSON.stringify(sources.filter(({ rank }) => rank === 'register').map(({ key }) => key))

// `jsonb_exists` is the operator `?`, which would be a parameter.
const columns = `f.id, f.slug, f.name, f.city, f.voivodeship, f.post_code, f.street, f.building_number, f.phone, f.email, f.website, f.longitude, f.latitude, f.active,
  (select s.fields->'email'->>'value' from facility_statement s
    where s.facility_id = f.id and s.gone_on is null and jsonb_exists(s.fields, 'email') and s.source in (select jsonb_array_elements_text(?::jsonb))
    order by s.stated_on desc, s.source, s.number limit 1) register_email,
  (select g.account_id from access_grant g where g.facility_id = f.id and g.role = 'owner') owner_id`

const current = 'f.deleted_at is null and f.merged_into is null'

/** Reads facilities by ids, through the merges of `facility.merged_into`. */
export const makeClaimedFacilities = provide(ClaimedFacilities, { db: Db }, ({ db }): ClaimedFacilities => {
  const byIds: ClaimedFacilities['byIds'] = (ids) =>
    db
      .rows<ClaimedFacility & { readonly requested: string }>(
        `select requested.id requested, ${columns} from facility requested join facility f on f.id = coalesce(requested.merged_into, requested.id)
          where requested.id in (select jsonb_array_elements_text(?::jsonb)::uuid) and ${current}`,
        [registers, JSON.stringify(ids.filter(isUuid))],
      )
      .pipe(Effect.map((rows) => new Map(rows.map(({ requested, ...facility }) => [requested, facility]))))
  return {
    byIds,
    lock: Effect.fn('claims.lock-facility')(function* (id) {
      const [found] = isUuid(id)
        ? yield* db.rows<{ id: string }>(
            `select f.id from facility requested join facility f on f.id = coalesce(requested.merged_into, requested.id) where requested.id = ? and ${current}`,
            [id],
          )
        : []
      if (!found) return null
      const [locked] = yield* db.rows<{ id: string }>(`select f.id from facility f where f.id = ? and ${current} for update`, [found.id])
      return locked ? ((yield* byIds([locked.id])).get(locked.id) ?? null) : null
    }),
    // Naming all voivodeships lets the index on voivodeship and town be used.
    inCity: (citySlug, voivodeship) =>
      db.rows<TownFacility>(
        `select f.id, f.slug, f.name, f.city, f.street from facility f
          where f.voivodeship in (select jsonb_array_elements_text(?::jsonb)) and f.city_slug = ? and f.active and ${current}`,
        [JSON.stringify(voivodeship === null ? voivodeshipSlugs : [voivodeship]), citySlug],
      ),
  }
})
