import { rowsOf, type TestPlatform } from '#config/quality/testing/platform.ts'
import { newId } from '#core/kernel/ids.ts'

/** Fields of a facility that filters and facets use. */
export interface FakeFacility {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly category: string | null
  readonly legal_type: string | null
  readonly status: string
  readonly voivodeship: string
  readonly city_slug: string
  readonly district_slug: string | null
  readonly post_code: string | null
  readonly street: string | null
  readonly fee_month: number | null
  /** What a usual family pays, grosze. */
  readonly family_cost: number | null
  readonly free_places: number | null
  /** Age of `free_places` in days. */
  readonly counted: number | null
  readonly is_open_saturday: boolean | null
  /** Hours of Monday to Friday, minutes; `null` when unknown. */
  readonly hours: readonly [open: number, close: number] | null
  /** Mean of the opinions; `null` without any. */
  readonly rating: number | null
  readonly specialization: readonly string[]
  readonly ownership: readonly string[]
  readonly features: readonly string[]
}

/** Names with characters that are special in SQL, patterns, arrays or the filter grammar, and with Polish letters that are normalized. */
export const hostileNames = [
  'Żłobek Ślimaczek',
  'żłobek ślimaczek',
  'ŁÓDŹ 100%',
  'lodz_100x',
  `O'Hara "Miś"`,
  'a,b\\c',
  '{x}?',
  'null',
  'Przedszkole nr 5',
] as const

/** A day, a whole one in both spellings, one past midnight, a night, and unknown hours. */
const hours = [[390, 1050], [0, 1440], [0, 1439], [420, 60], [1200, 360], [360, 990], null] as const

const columns = `name text, type text, category text, legal_type text, status text, voivodeship text, city_slug text, district_slug text, post_code text, street text,
  fee_month int, family_cost int, free_places int, is_open_saturday boolean`

/** Inserts fake facilities directly into the database; dates are relative to the database's today. */
export const insertFakeFacilities = async (platform: TestPlatform, rows: readonly FakeFacility[]): Promise<void> => {
  const names = columns.match(/\w+(?= (text|int|boolean))/g)?.join(', ')
  await rowsOf(
    platform,
    `insert into facility (id, slug, ${names}, open_at, close_at, county, city_id, city, free_places_on, specialization, ownership, features,
       rating_count, rating_total, rating_cleanliness, rating_staff, rating_food, rated_at)
     select id, id::text, ${names}, (hours->>0)::smallint, (hours->>1)::smallint, 'powiat', id, city_slug, (now() at time zone 'Europe/Warsaw')::date - counted,
            array(select jsonb_array_elements_text(specialization)::uuid), array(select jsonb_array_elements_text(ownership)::uuid), array(select jsonb_array_elements_text(features)::uuid),
            (rating is not null)::int, coalesce(rating, 0), coalesce(rating, 0), coalesce(rating, 0), coalesce(rating, 0), case when rating is not null then now() end
       from jsonb_to_recordset(?::jsonb) r(id uuid, ${columns}, counted int, hours jsonb, rating float8, specialization jsonb, ownership jsonb, features jsonb)`,
    [JSON.stringify(rows)],
  )
}

/** Generates facilities in which all values of a field, nulls included, are about equally frequent and fields vary independently. */
export const fakeFacilities = (
  count: number,
  tags: Readonly<Record<'specialization' | 'ownership' | 'features', readonly string[]>>,
): readonly FakeFacility[] => {
  const pick = <Value>(values: readonly Value[], n: number, period: number): Value =>
    values[Math.floor((n * 7919) / period + n) % values.length] as Value
  const some = (values: readonly string[], n: number, period: number) => values.filter((_, at) => (n * (at + 3) + at) % period === 0)
  return Array.from({ length: count }, (_, n) => ({
    id: newId(),
    name: pick(hostileNames, n, 3),
    type: pick(['nursery', 'toddler_club', 'kindergarten', 'primary_school'], n, 5),
    category: pick(['zlobki', 'przedszkola', null], n, 7),
    legal_type: pick(['public', 'private', null], n, 11),
    status: pick(['unknown', 'registered', 'premium'], n, 13),
    voivodeship: pick(['malopolskie', 'lodzkie'], n, 17),
    city_slug: pick(['krakow', 'lodz', 'skawina'], n, 19),
    district_slug: pick(['debniki', 'baluty', null], n, 23),
    post_code: pick(['30-001', '90-002', null], n, 29),
    street: pick(['ul. Szkolna', 'os. Leśne', null], n, 31),
    fee_month: pick([0, 50_000, 150_000, 150_001, 700_000, null], n, 37),
    family_cost: pick([0, 30_000, 105_000, 150_000, null], n, 61),
    free_places: pick([0, 1, 25, null], n, 41),
    counted: pick([0, 45, 46, null], n, 43),
    is_open_saturday: pick([true, false, null], n, 47),
    hours: pick(hours, n, 59),
    rating: pick([1, 4.44, 4.5, 4.55, 5, null], n, 53),
    specialization: some(tags.specialization, n, 4),
    ownership: some(tags.ownership, n, 5),
    features: some(tags.features, n, 9),
  }))
}
