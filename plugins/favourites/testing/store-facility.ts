import { rowsOf, type TestPlatform } from '#config/quality/testing/platform.ts'
import { aFacility } from './favourites-fixture.ts'
import type { MemoryFacility } from './memory-favourites.ts'

/** Stores a facility in the database. */
export const storeFacility = async (platform: TestPlatform, over: Partial<MemoryFacility> = {}): Promise<MemoryFacility> => {
  const facility = aFacility(over)
  const { id, slug, name, type, active, merged_into, deleted } = facility
  await rowsOf(
    platform,
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug, active, inactive_since, merged_into, deleted_at)
     values (?, ?, ?, ?, 'zlobki', 'opolskie', 'x', ?, 'Aa', 'aa', ?, ?, ?, ?)`,
    [id, slug, name, type, id, active, active ? null : '2026-01-01', merged_into, deleted ? '2026-01-01' : null],
  )
  await rowsOf(platform, `insert into facility_slug (slug, base, facility_id) values (?, ?, ?)`, [slug, slug, id])
  return facility
}
