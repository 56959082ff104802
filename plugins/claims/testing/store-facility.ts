import { rowsOf, type TestPlatform } from '#config/quality/testing/platform.ts'
import { newId } from '#core/kernel/ids.ts'
import { aFacility, type MemoryFacility } from './memory-facilities.ts'

/** Stores a facility in the database, with a statement of a register about its e-mail address. */
export const storeFacility = async (platform: TestPlatform, over: Partial<MemoryFacility> = {}): Promise<MemoryFacility> => {
  const facility = aFacility(over)
  const { id, name, city, voivodeship, active, merged_into, deleted, longitude, latitude, register_email, owner_id } = facility
  const slug = `bajka-${id}`
  await rowsOf(
    platform,
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug, longitude, latitude, email, active, inactive_since, merged_into, deleted_at)
     values (?, ?, ?, 'kindergarten', 'przedszkola', ?, 'Kraków', ?, ?, 'krakow', ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      slug,
      name,
      voivodeship,
      id,
      city,
      longitude,
      latitude,
      register_email,
      active,
      active ? null : '2026-01-01',
      merged_into,
      deleted ? '2026-01-01' : null,
    ],
  )
  await rowsOf(platform, 'insert into facility_slug (slug, base, facility_id) values (?, ?, ?)', [slug, slug, id])
  const fields = {
    name: { value: name },
    type: { value: 'kindergarten' },
    voivodeship: { value: voivodeship },
    county: { value: 'Kraków' },
    city: { value: city },
    ...(register_email !== null && { email: { value: register_email } }),
  }
  await rowsOf(
    platform,
    `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) values ('rspo', ?, ?, '2026-10-01', ?::jsonb, ?)`,
    [id, id, JSON.stringify(fields), newId()],
  )
  if (owner_id !== null)
    await rowsOf(platform, `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'owner', '{}')`, [
      owner_id,
      id,
    ])
  return { ...facility, slug }
}
