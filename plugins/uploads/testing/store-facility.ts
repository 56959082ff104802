import { rowsOf, type TestPlatform } from '#config/quality/testing/platform.ts'
import { newId } from '#core/kernel/ids.ts'

/** Stores a facility in the database; returns its id. */
export const storeFacility = async (platform: TestPlatform, name = 'Bajka'): Promise<string> => {
  const id = newId()
  await rowsOf(
    platform,
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug)
       values (?, ?, ?, 'nursery', 'zlobki', 'opolskie', 'x', ?, 'Aa', 'aa')`,
    [id, id, name, id],
  )
  return id
}
