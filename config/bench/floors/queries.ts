import type pg from 'pg'
import type { FacilityCard } from '#plugins/catalogue/contract/facility-card.ts'
import type { CatalogueCity } from '#plugins/catalogue/contract/regions.ts'
import { cardColumns } from '#plugins/catalogue/persistence/card-columns.ts'
import { metresBetween } from '#plugins/facility-profile/domain/distance.ts'
import type { StoredProfile } from '#plugins/facility-profile/domain/profiles.port.ts'

// The statements that our own pages send, with the same rows; held against them by the text of the pages.

const city = `select min(city) "name", $3 slug, coalesce(sum(total), 0)::int total,
    coalesce(jsonb_agg(jsonb_build_object('name', district, 'slug', district_slug, 'count', total) order by district collate "pl-x-icu") filter (where district_slug <> '' and total > 0), '[]') districts
  from facility_count where category = $1 and voivodeship = $2 and city_slug = $3`

const cards = `select ${cardColumns} from facility f where f.active and f.deleted_at is null and f.merged_into is null
    and f.category = $1 and f.voivodeship = $2 and f.city_slug = $3 order by f.name collate "pl-x-icu", f.id limit 20 offset 0`

const profile = `select to_jsonb(f) || jsonb_build_object('deleted', f.deleted_at is not null,
    'merged_into', (select m.slug from facility m where m.id = f.merged_into),
    'statements', (select coalesce(jsonb_agg(jsonb_build_object('source', s.source, 'number', s.number, 'statedOn', s.stated_on, 'fields', s.fields, 'goneOn', s.gone_on)), '[]')
                     from facility_statement s where s.facility_id = f.id)) profile
  from facility_slug g join facility f on f.id = g.facility_id where g.slug = $1`

const badges = (
  column: string,
) => `coalesce((select jsonb_agg(jsonb_build_object('key', t.key, 'display', t.display, 'param', t.param, 'icon', t.icon)
    order by t.position, t.key) from tags_tag t where t.id = any(f.${column})), '[]')`
const tags = `select f.id, jsonb_strip_nulls(jsonb_build_object('tags.features', (select jsonb_build_object(
    'specialization', ${badges('specialization')}, 'ownership', ${badges('ownership')}, 'features', ${badges('features')})))) parts
  from facility f where f.id in (select jsonb_array_elements_text($1::jsonb)::uuid)`

const nearby = `select f.slug, f.name, f.type, f.street, f.building_number, f.city, f.longitude, f.latitude
    from facility f where f.active and f.deleted_at is null and f.merged_into is null and f.location_precision in ('exact', 'flagged')
     and f.category is not distinct from $1 and f.id <> $2
   order by point(f.longitude * 0.6157, f.latitude) <-> point($3::float8 * 0.6157, $4::float8) limit 24`

type Near = Pick<StoredProfile, 'slug' | 'name' | 'type' | 'street' | 'building_number' | 'city'> & {
  readonly longitude: number
  readonly latitude: number
}

/** What the catalogue's page shows, in two statements. */
export const readCity = async (pool: pg.Pool, way: readonly string[]) => ({
  city: (await pool.query<CatalogueCity>(city, [...way])).rows[0]!,
  cards: (await pool.query<FacilityCard>(cards, [...way])).rows,
})

/** What the profile's page shows, in three statements. */
export const readProfile = async (pool: pg.Pool, slug: string) => {
  const facility = (await pool.query<{ profile: StoredProfile }>(profile, [slug])).rows[0]!.profile
  const { id, category, longitude, latitude } = facility
  if (longitude === null || latitude === null) throw new Error(`The bench's facility ${slug} has no point`)
  const near = (await pool.query<Near>(nearby, [category, id, longitude, latitude])).rows
    .map((one) => ({ ...one, metres: metresBetween({ longitude, latitude }, one) }))
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, 6)
  await pool.query(tags, [JSON.stringify([id])])
  return { ...facility, near }
}
