import { newId } from '#core/kernel/ids.ts'
import { rowsOf, type TestPlatform } from './platform.ts'

/** Stores a row of a facility and its slug: an active kindergarten in Kraków, with these values in other columns; returns its id. */
export const storeFacilityRow = async (platform: TestPlatform, over: Readonly<Record<string, unknown>> = {}): Promise<string> => {
  const id = newId()
  const row = {
    id,
    slug: `bajka-${id}`,
    name: 'Bajka',
    type: 'kindergarten',
    category: 'przedszkola',
    voivodeship: 'malopolskie',
    county: 'Kraków',
    city_id: id,
    city: 'Kraków',
    city_slug: 'krakow',
    ...over,
  }
  const columns = Object.keys(row).join()
  await rowsOf(
    platform,
    `with stored as (insert into facility (${columns}) select ${columns} from jsonb_populate_record(null::facility, ?) returning id, slug)
     insert into facility_slug (slug, base, facility_id) select slug, slug, id from stored`,
    [JSON.stringify(row)],
  )
  return row.id
}
