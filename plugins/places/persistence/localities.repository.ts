import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import { newId } from '#core/kernel/ids.ts'
import { freeSlug, slugOf } from '#core/kernel/slug.ts'
import type { Localities, NamedLocality, SettledLocality } from '#core/places/localities.port.ts'
import { citySlugs, slugCandidates } from '../domain/city-slugs.ts'

interface Row {
  readonly id: string
  readonly voivodeship: string
  readonly county: string
  readonly name: string
  readonly slug: string
  readonly districts: Readonly<Record<string, string>>
}

// Two hashed look-ups: a join on either of two columns compares each locality with each city.
const find = `with n as materialized (select voivodeship, city from jsonb_to_recordset(?::jsonb) as n(voivodeship text, city text))
select c.id, c.voivodeship, c.county, c.name, c.slug, coalesce((select jsonb_object_agg(d.name, d.slug) from places_district d where d.city_id = c.id), '{}') districts
  from places_city c where (c.voivodeship, c.name) in (select voivodeship, city from n) or (c.voivodeship, c.slug) in (select voivodeship, city from n)`

/** Localities in PostgreSQL: found by voivodeship, county and name; made with a slug of their own when new. */
export const makeLocalities = ({ db }: { db: Db }): Localities => ({
  settle: Effect.fn('places.settle')(function* (named) {
    const namesakes = yield* db.rows<Row>(find, [
      JSON.stringify(named.flatMap((one) => [one.city, ...slugCandidates(one)].map((city) => ({ voivodeship: one.voivodeship, city })))),
    ])
    const known = new Map(namesakes.map((row) => [key({ ...row, city: row.name }), row]))
    const fresh = named.filter((one) => !known.has(key(one)))
    const slugs = citySlugs(
      fresh,
      namesakes.map(({ voivodeship, slug }) => `${voivodeship}/${slug}`),
    )
    const cities = fresh.map((one, at) => ({
      id: newId(),
      voivodeship: one.voivodeship,
      county: one.county,
      name: one.city,
      slug: slugs[at] ?? slugOf(one.city),
    }))
    if (cities.length)
      yield* db.rows(
        'insert into places_city (id, voivodeship, county, name, slug) select id, voivodeship, county, name, slug from jsonb_to_recordset(?::jsonb) as c(id uuid, voivodeship text, county text, name text, slug text)',
        [JSON.stringify(cities)],
      )
    const rows = new Map([
      ...known,
      ...cities.map((city): [string, Row] => [key({ ...city, city: city.name }), { ...city, districts: {} }]),
    ])
    const settled = named.map((one): SettledLocality & { readonly fresh: readonly District[] } => {
      const row = rows.get(key(one))
      if (!row) throw new Error(`Locality ${key(one)} was neither found nor made`)
      const fresh = newDistricts(one, row)
      return {
        voivodeship: row.voivodeship,
        county: row.county,
        city: row.name,
        id: row.id,
        slug: row.slug,
        districts: { ...row.districts, ...Object.fromEntries(fresh.map(({ name, slug }) => [name, slug])) },
        fresh,
      }
    })
    const districts = settled.flatMap(({ fresh }) => fresh)
    if (districts.length)
      yield* db.rows(
        'insert into places_district (city_id, name, slug) select city_id, name, slug from jsonb_to_recordset(?::jsonb) as d(city_id uuid, name text, slug text)',
        [JSON.stringify(districts)],
      )
    return settled.map(({ fresh: _, ...locality }) => locality)
  }),
})

interface District {
  readonly city_id: string
  readonly name: string
  readonly slug: string
}

const key = ({ voivodeship, county, city }: { voivodeship: string; county: string; city: string }) => `${voivodeship}/${county}/${city}`

const newDistricts = (one: NamedLocality, row: Row): readonly District[] => {
  const taken = new Set(Object.values(row.districts))
  return one.districts
    .filter((name) => !(name in row.districts))
    .map((name) => {
      const slug = freeSlug(slugOf(name), (slug) => taken.has(slug))
      taken.add(slug)
      return { city_id: row.id, name, slug }
    })
}
