import { rowsOf, type TestPlatform } from '#config/quality/testing/platform.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { newId } from '#core/kernel/ids.ts'

/** Offer of a stored facility. */
export interface Offer {
  readonly recruiting?: boolean
  readonly free?: number | null
  readonly gone?: boolean
  readonly active?: boolean
}

/** Changes what a stored facility offers. */
export const storeOffer = async (
  platform: TestPlatform,
  id: string,
  { recruiting = false, free = null, gone = false, active = true }: Offer,
): Promise<void> => {
  await rowsOf(
    platform,
    `with s as (delete from facility_statement where facility_id = ? and source = 'owner'),
       f as (update facility set free_places = ?, free_places_on = current_date, deleted_at = case when ?::boolean then now() end, active = ?, inactive_since = case when ?::boolean then null else current_date end where id = ?)
     select 1`,
    [id, free, gone, active, active, id],
  )
  await rowsOf(
    platform,
    `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id)
       values ('owner', ?, ?, '2026-12-01', jsonb_build_object('recruiting', jsonb_build_object('value', ?::boolean)), ?) returning 1`,
    [id, id, recruiting, newId()],
  )
}

/** Stores a facility with what it offers; returns its id. */
export const storeFacility = async (platform: TestPlatform, offer: Offer = {}): Promise<string> => {
  const id = await storeStanding(platform, { status: 'registered', validUntil: null })
  await rowsOf(platform, 'insert into facility_slug (slug, base, facility_id) values (?, ?, ?) returning 1', [`z-${id}`, `z-${id}`, id])
  await storeOffer(platform, id, offer)
  return id
}
