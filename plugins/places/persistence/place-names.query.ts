import { Effect } from 'effect'
import { isCountedChildcare } from '#adapters/postgres/facilities/counted-facilities.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import { type PlaceName, PlaceNames } from '#core/places/place-names.port.ts'
import { Quarters } from '../contract/queries.ts'
import { exonymsOf } from '../domain/exonyms.ts'
import { pointOfDistrict, quarterNames } from '../domain/quarter-names.ts'
import { locateCities, namesakesOf } from './locate-cities.ts'

interface Row {
  readonly city: string
  readonly city_slug: string
  readonly district: string | null
  readonly district_slug: string | null
  readonly voivodeship: string
  readonly county: string
  readonly longitude: number | null
  readonly latitude: number | null
  readonly facilities: number
}

// Aggregates cities and their districts in one pass over the facilities.
const places = `select c.name city, c.slug city_slug, d.name district, d.slug district_slug, c.voivodeship, c.county, f.longitude, f.latitude, f.facilities
  from (select city_id, district_slug, grouping(district_slug) = 1 whole, count(*) filter (where ${isCountedChildcare})::int facilities,
               percentile_cont(0.5) within group (order by longitude) longitude, percentile_cont(0.5) within group (order by latitude) latitude
          from facility f where active and deleted_at is null and merged_into is null group by grouping sets ((city_id), (city_id, district_slug))) f
  join places_city c on c.id = f.city_id
  left join places_district d on d.city_id = f.city_id and d.slug = f.district_slug
 where f.whole or d.slug is not null order by c.id, d.slug nulls first`

/** Reads the names of cities and districts from the database, those of the other localities from the gazetteer, and quarters. */
export const makePlaceNames = provide(
  PlaceNames,
  { db: Db, gazetteer: Gazetteer, quarters: Quarters },
  ({ db, gazetteer, quarters }): PlaceNames => ({
    directory: Effect.fn('places.directory-names')(function* () {
      const rows = yield* db.rows<Row>(places)
      const located = yield* locateCities(gazetteer, rows)
      const quartersOf = Map.groupBy(yield* quarters.all(), ({ voivodeship, city }) => `${voivodeship}/${city}`)
      return rows.map((row, index): PlaceName => {
        const locality = located[index]
        const common = { voivodeship: row.voivodeship, county: row.county, citySlug: row.city_slug, facilities: row.facilities }
        if (row.district === null)
          return {
            ...common,
            kind: 'city',
            name: row.city,
            aliases: exonymsOf(row.city, locality?.population ?? 0),
            commune: locality?.commune ?? '',
            districtSlug: null,
            city: null,
            longitude: locality?.longitude ?? row.longitude,
            latitude: locality?.latitude ?? row.latitude,
            population: locality?.population ?? 0,
          }
        const inCity = quartersOf.get(`${row.voivodeship}/${row.city_slug}`) ?? []
        const quarter = row.longitude === null ? pointOfDistrict(row.district, inCity) : null
        return {
          ...common,
          kind: 'district',
          commune: '',
          name: row.district,
          aliases: [],
          districtSlug: row.district_slug,
          city: row.city,
          longitude: row.longitude ?? quarter?.longitude ?? null,
          latitude: row.latitude ?? quarter?.latitude ?? null,
          population: 0,
        }
      })
    }),
    others: Effect.fn('places.other-names')(function* (directory) {
      const cities = directory.flatMap(({ kind, voivodeship, county, name, longitude, latitude }) =>
        kind === 'city' ? [{ voivodeship, county, city: name, longitude, latitude }] : [],
      )
      const located = yield* locateCities(gazetteer, cities)
      const withFacilities = new Set(located)
      const namesakes = yield* namesakesOf(
        gazetteer,
        cities.filter((_, at) => !located[at]),
      )
      const localities = (yield* gazetteer.all())
        .filter((locality) => !withFacilities.has(locality) && !namesakes.has(locality))
        .map(
          ({ name, voivodeship, county, commune, longitude, latitude, population }): PlaceName => ({
            kind: 'locality',
            name,
            aliases: exonymsOf(name, population),
            voivodeship,
            county,
            commune,
            citySlug: null,
            districtSlug: null,
            city: null,
            longitude,
            latitude,
            facilities: 0,
            population,
          }),
        )
      return [...localities, ...quarterNames(directory, yield* quarters.all())]
    }),
    version: quarters.version,
  }),
)
