import { rowsOf, type TestPlatform } from '#config/quality/testing/platform.ts'
import { newId } from '#core/kernel/ids.ts'
import type { ClaimedFacility } from '../domain/claimed-facilities.port.ts'

interface FacilityRow extends ClaimedFacility {
  readonly merged_into: string | null
  readonly deleted: boolean
}

/** Stores a facility without owner, with a statement of a register about its e-mail address, which it has unless another is given. */
export const storeFacility = async (platform: TestPlatform, over: Partial<FacilityRow> = {}): Promise<FacilityRow> => {
  const { id = newId(), register_email = 'biuro@bajka.test' } = over
  const facility: FacilityRow = {
    id,
    slug: `bajka-${id}`,
    name: 'Bajka',
    city: 'Kraków',
    voivodeship: 'malopolskie',
    post_code: null,
    street: 'ul. Długa',
    building_number: '5',
    phone: '+48601602603',
    email: register_email,
    website: null,
    longitude: 19.94,
    latitude: 50.06,
    active: true,
    register_email,
    owner_id: null,
    merged_into: null,
    deleted: false,
    ...over,
  }
  const {
    slug,
    name,
    city,
    voivodeship,
    street,
    building_number,
    phone,
    email,
    active,
    merged_into,
    deleted,
    longitude,
    latitude,
    owner_id,
  } = facility
  const fields = {
    name: { value: name },
    type: { value: 'kindergarten' },
    voivodeship: { value: voivodeship },
    county: { value: 'Kraków' },
    city: { value: city },
    ...(register_email !== null && { email: { value: register_email } }),
  }
  const row = {
    id,
    slug,
    name,
    type: 'kindergarten',
    category: 'przedszkola',
    voivodeship,
    county: 'Kraków',
    city_id: id,
    city,
    city_slug: 'krakow',
    street,
    building_number,
    phone,
    longitude,
    latitude,
    email,
    active,
    merged_into,
    inactive_since: active ? null : '2026-01-01',
    deleted_at: deleted ? '2026-01-01' : null,
  }
  const columns = Object.keys(row).join()
  await rowsOf(
    platform,
    `with stored as (
       insert into facility (${columns}) select ${columns} from jsonb_populate_record(null::facility, ?) returning id, slug),
     named as (insert into facility_slug (slug, base, facility_id) select slug, slug, id from stored),
     owned as (insert into access_grant (account_id, facility_id, role, permissions) select o.id, s.id, 'owner', '{}'
       from stored s, (select ?::uuid id) o where o.id is not null)
     insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id)
       select 'rspo', id, id, '2026-10-01', ?::jsonb, ? from stored`,
    [JSON.stringify(row), owner_id, JSON.stringify(fields), newId()],
  )
  return facility
}
