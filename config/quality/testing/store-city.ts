import { newId } from '#core/kernel/ids.ts'
import { rowsOf, type TestPlatform } from './platform.ts'

/** Names that differ in what the order of names ignores, in Polish letters, numbers and characters beyond the alphabet. */
const names = [
  'Bajka',
  '„Bajka”',
  'BAJKA',
  'Bajka nr 9',
  'Bajka nr 10',
  'Bajka Nr 010',
  'Bąk',
  'Bazylia',
  'Ćma',
  'Cma',
  'Łoś',
  'Los',
  'Źrebak',
  'Żuk',
  'Zuk',
  'Élan',
  'Над Віслою',
  '❤️ Serce',
  '❤😀 Serce',
  'a~b',
  'Przedszkole – Miś',
  'Przedszkole - Miś',
  '1',
  '',
]

/** Returns a value for the facility `n`; the fields vary independently, and equal values are frequent. */
const pick = <Value>(values: readonly Value[], n: number, period: number): Value =>
  values[Math.floor((n * 7919) / period + n) % values.length] as Value

const facilityOf = (n: number) => {
  const category = pick(['zlobki', 'przedszkola', 'przedszkola', null], n, 7)
  const rated = pick([null, [4, 1], [4.5, 6], [4.5, 12], [5, 1], [3.2, 40]], n, 11)
  return {
    id: newId(),
    name: pick(names, n, 3),
    category,
    type: category === 'zlobki' ? 'nursery' : category === null ? 'primary_school' : 'kindergarten',
    legal_type: pick(['public', 'private', null], n, 13),
    district: pick(['Dębniki', 'Krowodrza', null], n, 17),
    district_slug: pick(['debniki', 'krowodrza', null], n, 17),
    made: n % 6 === 0,
    suspended: pick([false, false, false, true], n, 19),
    completeness: pick([25, 25, 50, 75], n, 23),
    free_places: pick([null, 0, 3, 3, 12], n, 29),
    fee_month: pick([null, null, 90_000, 90_000, 120_000, 70_000], n, 31),
    saturday: pick([true, false, null], n, 37),
    latitude: pick([50.05, 50.061, 50.07], n, 41),
    longitude: pick([19.9, 19.937, 19.95], n, 43),
    precision: pick(['exact', 'exact', 'approximate'], n, 47),
    rating: rated?.[0] ?? 0,
    opinions: rated?.[1] ?? 0,
    rated_at: rated === null ? null : pick([1_790_000_000.2, 1_790_000_000.7, 1_790_000_009], n, 53),
    changed_at: pick([1_790_000_000, 1_790_000_000.5, 1_790_000_100], n, 59),
  }
}

/** Inserts so many facilities of Kraków directly into the database: kindergartens, nurseries and schools, real and invented ones. */
export const storeCity = async (platform: TestPlatform, count: number): Promise<void> => {
  const rows = Array.from({ length: count }, (_, n) => facilityOf(n))
  await rowsOf(
    platform,
    `insert into facility (id, slug, name, type, category, legal_type, voivodeship, county, city_id, city, city_slug, district, district_slug, made, suspended, completeness,
       free_places, free_places_on, fee_month, is_open_saturday, longitude, latitude, location_precision,
       rating_total, rating_cleanliness, rating_staff, rating_food, rating_count, rated_at, changed_at)
     select id, id::text, name, type, category, legal_type, 'malopolskie', 'Kraków',
       (select id from places_city where voivodeship = 'malopolskie' and slug = 'krakow'), 'Kraków', 'krakow', district, district_slug, made, suspended, completeness,
       free_places, current_date, fee_month, saturday, longitude, latitude, precision,
       rating, rating, rating, rating, opinions, to_timestamp(rated_at), to_timestamp(changed_at)
       from jsonb_to_recordset(?::jsonb) as r(id uuid, name text, type text, category text, legal_type text, district text, district_slug text, made boolean, suspended boolean,
         completeness int, free_places int, fee_month int, saturday boolean, longitude float8, latitude float8, precision text, rating float8, opinions int, rated_at float8, changed_at float8)`,
    [JSON.stringify(rows)],
  )
}
