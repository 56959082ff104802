import { rowsOf, type TestPlatform } from '#config/quality/testing/platform.ts'
import { newId } from '#core/kernel/ids.ts'

/** Stores a facility in the database, perhaps closed or with an owner. */
export const storeFacility = async (
  platform: TestPlatform,
  { active = true, owner_id = null }: { readonly active?: boolean; readonly owner_id?: string | null } = {},
): Promise<{ readonly id: string }> => {
  const id = newId()
  const slug = `bajka-${id}`
  await rowsOf(
    platform,
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug, active, inactive_since)
     values (?, ?, 'Bajka', 'kindergarten', 'przedszkola', 'malopolskie', 'Kraków', ?, 'Kraków', 'krakow', ?, ?)`,
    [id, slug, id, active, active ? null : '2026-01-01'],
  )
  await rowsOf(platform, 'insert into facility_slug (slug, base, facility_id) values (?, ?, ?)', [slug, slug, id])
  if (owner_id !== null)
    await rowsOf(platform, `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'owner', '{}')`, [
      owner_id,
      id,
    ])
  return { id }
}
