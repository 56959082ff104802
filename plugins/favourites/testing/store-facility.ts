import { rowsOf, type TestPlatform } from '#config/quality/testing/platform.ts'
import { newId } from '#core/kernel/ids.ts'
import type { KnownFacility } from '../domain/favourites.port.ts'

interface FacilityRow extends KnownFacility {
  readonly merged_into: string | null
  readonly deleted: boolean
}

/** Stores a facility in the database. */
export const storeFacility = async (platform: TestPlatform, over: Partial<FacilityRow> = {}): Promise<FacilityRow> => {
  const id = newId()
  const facility: FacilityRow = {
    id,
    slug: `bajka-${id}`,
    name: 'Bajka',
    type: 'nursery',
    active: true,
    merged_into: null,
    deleted: false,
    ...over,
  }
  const { slug, name, type, active, merged_into, deleted } = facility
  await rowsOf(
    platform,
    `with stored as (
       insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug, active, inactive_since, merged_into, deleted_at)
         values (?, ?, ?, ?, 'zlobki', 'opolskie', 'x', ?, 'Aa', 'aa', ?, ?, ?, ?) returning id, slug)
     insert into facility_slug (slug, base, facility_id) select slug, slug, id from stored`,
    [id, slug, name, type, id, active, active ? null : '2026-01-01', merged_into, deleted ? '2026-01-01' : null],
  )
  return facility
}
