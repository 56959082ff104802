import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { freeSlug, slugOf } from '#core/kernel/slug.ts'
import { Localities, type NamedLocality, type StoredLocality } from '#core/places/localities.port.ts'
import { assignCitySlugs, slugCandidates } from '../domain/city-slugs.ts'

interface Row {
  readonly id: string
  readonly voivodeship: string
  readonly county: string
  readonly name: string
  readonly slug: string
  readonly districts: Readonly<Record<string, string>>
}

// Two hashed lookups: a join with an OR over two columns would compare each locality with each city.
const findNamesakes = `with n as materialized (select voivodeship, city from jsonb_to_recordset(?::jsonb) as n(voivodeship text, city text))
select c.id, c.voivodeship, c.county, c.name, c.slug, coalesce((select jsonb_object_agg(d.name, d.slug) from places_district d where d.city_id = c.id), '{}') districts
  from places_city c where (c.voivodeship, c.name) in (select voivodeship, city from n) or (c.voivodeship, c.slug) in (select voivodeship, city from n)`

/** Repository of localities in PostgreSQL: finds them by voivodeship, county and name, and creates new ones with a unique slug. */
export const makeLocalities = provide(
  Localities,
  { db: Db },
  ({ db }): Localities => ({
    findOrCreate: Effect.fn('places.find-or-create-localities')(function* (named) {
      const namesakes = yield* db.rows<Row>(findNamesakes, [
        JSON.stringify(
          named.flatMap((locality) =>
            [locality.city, ...slugCandidates(locality)].map((city) => ({ voivodeship: locality.voivodeship, city })),
          ),
        ),
      ])
      const known = new Map(namesakes.map((row) => [key({ ...row, city: row.name }), row]))
      const newLocalities = named.filter((locality) => !known.has(key(locality)))
      const slugs = assignCitySlugs(
        newLocalities,
        namesakes.map(({ voivodeship, slug }) => `${voivodeship}/${slug}`),
      )
      const cities = newLocalities.map((locality, index) => ({
        id: newId(),
        voivodeship: locality.voivodeship,
        county: locality.county,
        name: locality.city,
        slug: slugs[index] ?? slugOf(locality.city),
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
      const stored = named.map((locality): StoredLocality & { readonly newDistricts: readonly District[] } => {
        const row = rows.get(key(locality))
        if (!row) throw new Error(`Locality ${key(locality)} was neither found nor created`)
        const newDistricts = buildNewDistricts(locality, row)
        return {
          voivodeship: row.voivodeship,
          county: row.county,
          city: row.name,
          id: row.id,
          slug: row.slug,
          districts: { ...row.districts, ...Object.fromEntries(newDistricts.map(({ name, slug }) => [name, slug])) },
          newDistricts,
        }
      })
      const districts = stored.flatMap(({ newDistricts }) => newDistricts)
      if (districts.length)
        yield* db.rows(
          'insert into places_district (city_id, name, slug) select city_id, name, slug from jsonb_to_recordset(?::jsonb) as d(city_id uuid, name text, slug text)',
          [JSON.stringify(districts)],
        )
      return stored.map(({ newDistricts: _, ...locality }) => locality)
    }),
  }),
)

interface District {
  readonly city_id: string
  readonly name: string
  readonly slug: string
}

const key = ({ voivodeship, county, city }: { voivodeship: string; county: string; city: string }) => `${voivodeship}/${county}/${city}`

const buildNewDistricts = (locality: NamedLocality, row: Row): readonly District[] => {
  const taken = new Set(Object.values(row.districts))
  return locality.districts
    .filter((name) => !(name in row.districts))
    .map((name) => {
      const slug = freeSlug(slugOf(name), (slug) => taken.has(slug))
      taken.add(slug)
      return { city_id: row.id, name, slug }
    })
}
