import { rowsOf, type TestPlatform } from '#config/quality/testing/platform.ts'
import { newId } from '#core/kernel/ids.ts'
import { storeFacility as storePanelFacility } from '#plugins/facility-panel/testing/store-facility.ts'

interface Options {
  readonly ownerId?: string
  readonly recruiting?: boolean
  /** ISO day of the owner's count of free places. */
  readonly countedOn?: string
}

/** Stores a facility with its owner's statement about recruitment; returns its id. */
export const storeFacility = async (platform: TestPlatform, { ownerId, recruiting = true, countedOn }: Options = {}): Promise<string> => {
  const id = await storePanelFacility(platform, { name: `Bajka ${newId().slice(-6)}` })
  const vacancies = [{ group: '2-3', places: 2, from: null }]
  const fields = { recruiting: { value: recruiting }, ...(countedOn !== undefined && { vacancies: { value: vacancies, on: countedOn } }) }
  await rowsOf(
    platform,
    `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) values ('owner', ?, ?, '2026-11-01', ?::jsonb, ?)`,
    [id, id, JSON.stringify(fields), newId()],
  )
  if (ownerId !== undefined)
    await rowsOf(platform, `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'owner', ?::text[])`, [
      ownerId,
      id,
      '{facility-data/write,facility-recruitment/read,facility-recruitment/write}',
    ])
  return id
}
