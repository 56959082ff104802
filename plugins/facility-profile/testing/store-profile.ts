import { rowsOf, type TestPlatform } from '#config/quality/testing/platform.ts'
import { storeFacilityRow } from '#config/quality/testing/store-facility-row.ts'
import { newId } from '#core/kernel/ids.ts'

const listed = { phone: { value: '+48601602603' }, email: { value: 'zlobek@kredka.test' }, street: { value: 'ul. Szkolna' } }

interface ProfileOptions {
  /** Values of columns of the facility. */
  readonly over?: Readonly<Record<string, unknown>>
  /** Fields that the register states; `null` where it states nothing. */
  readonly fields?: Readonly<Record<string, unknown>> | null
  readonly formerSlug?: string
}

/** Stores an active nursery in Kraków, which the register `zlobki` lists with telephone, e-mail and street; returns its id. */
export const storeProfile = async (
  platform: TestPlatform,
  { over = {}, fields = listed, formerSlug }: ProfileOptions = {},
): Promise<string> => {
  const id = await storeFacilityRow(platform, {
    slug: 'sloneczko',
    name: 'Słoneczko',
    type: 'nursery',
    category: 'zlobki',
    status: 'registered',
    street: 'ul. Szkolna',
    phone: '+48601602603',
    email: 'zlobek@kredka.test',
    ...over,
  })
  if (fields !== null)
    await rowsOf(
      platform,
      `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) values ('zlobki', '1/Z', ?, '2026-11-01', ?::jsonb, ?)`,
      [id, JSON.stringify(fields), newId()],
    )
  if (formerSlug !== undefined)
    await rowsOf(platform, 'insert into facility_slug (slug, base, facility_id) values (?, ?, ?)', [formerSlug, formerSlug, id])
  return id
}
