import { rowsOf, type TestPlatform } from './platform.ts'

/** Returns everything an import writes, without timestamps and batch ids. */
export const directoryState = async (platform: TestPlatform) => ({
  facilities: await rowsOf(platform, `select to_jsonb(f) - 'version' - 'changed_at' - 'created_at' f from facility f order by id`),
  statements: await rowsOf(platform, `select to_jsonb(s) - 'batch_id' s from facility_statement s order by source, number`),
  slugs: await rowsOf(platform, 'select slug, facility_id from facility_slug order by slug'),
  counts: await rowsOf(
    platform,
    'select category, voivodeship, city_slug, district_slug, total from facility_count where total <> 0 order by 1, 2, 3, 4',
  ),
})
