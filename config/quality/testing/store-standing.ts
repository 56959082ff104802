import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { LimitStore } from '#core/packages/limit-store.port.ts'
import type { FacilityStanding } from '#core/packages/tier.ts'
import { rowsOf, type TestPlatform } from './platform.ts'

/** Stores a facility with a status and a package in the database; returns its id. */
export const storeStanding = async (platform: TestPlatform, { status, validUntil }: FacilityStanding): Promise<string> => {
  const id = newId()
  await rowsOf(
    platform,
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug, status)
     values (?, ?, 'Bajka', 'kindergarten', 'przedszkola', 'opolskie', 'x', ?, 'Aa', 'aa', ?)`,
    // Other fixtures take the first facilities by slug.
    [id, `z-${id}`, id, status],
  )
  if (validUntil !== null) await rowsOf(platform, 'insert into facility_package (facility_id, valid_until) values (?, ?)', [id, validUntil])
  return id
}

/** Gives a facility another status and package. */
export const setStanding = (platform: TestPlatform, facilityId: string, standing: FacilityStanding): Promise<void> => {
  const store = platform.find(LimitStore)
  return Effect.runPromise(Effect.andThen(store.lock(facilityId), store.setStanding(facilityId, standing)))
}
