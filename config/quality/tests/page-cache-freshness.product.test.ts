import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CachedProduct, startCachedProduct } from '../testing/cached-product.ts'
import { waitUntil } from '../testing/index-fixture.ts'
import { parsePage } from '../testing/parse-page.ts'
import { rowsOf } from '../testing/platform.ts'

let fixture: CachedProduct
beforeAll(async () => {
  fixture = await startCachedProduct(true)
})
afterAll(() => fixture.product.end())

const city = '/zlobki/mazowieckie/warszawa'
const rename = (name: string) => rowsOf(fixture.product.platform, 'update facility set name = ? where id = ?', [name, fixture.facility.id])
beforeEach(() => fixture.cache.invalidate(['*']))

const contains = async (path: string, text: string) => (await (await fixture.product.get(path)).text()).includes(text)

test('PL-17 a change is visible within three seconds on pages that show it, and other pages stay cached', async () => {
  const profile = `/placowka/${fixture.facility.slug}`
  const other = '/zlobki/mazowieckie'
  for (const path of [profile, `/uk${profile}`, city, other]) await fixture.warm(path)
  await rename('Żłobek Pod Nową Nazwą')
  for (const path of [profile, `/uk${profile}`, city]) await waitUntil(() => contains(path, 'Pod Nową Nazwą'))
  expect(fixture.isCached(other)).toBe(true)
  await rename(fixture.facility.name)
  await waitUntil(() => contains(profile, fixture.facility.name))
})

test('PL-17 layout: a removed city disappears from all footers within three seconds', async () => {
  const footer = () => contains('/zrodla-danych', '/zlobki/mazowieckie/warszawa"')
  await fixture.warm('/zrodla-danych')
  expect(await footer()).toBe(true)
  await rowsOf(
    fixture.product.platform,
    `update facility set suspended = suspended, city_slug = 'inna', city = 'Inna' where city_slug = 'warszawa'`,
  )
  await waitUntil(async () => !(await footer()))
  await rowsOf(fixture.product.platform, `update facility set city_slug = 'warszawa', city = 'Warszawa' where city_slug = 'inna'`)
  await waitUntil(footer)
})

test('PL-17 map: its list follows the facility index', async () => {
  const map = '/wszystkie-lokalizacje'
  await fixture.warm(map)
  await rowsOf(
    fixture.product.platform,
    `update facility set completeness = 100, free_places = 99, name = 'Pierwszy Na Mapie' where id = ?`,
    [fixture.facility.id],
  )
  await waitUntil(() => contains(map, 'Pierwszy Na Mapie'))
  await fixture.warm(map)
  expect(await contains(map, 'Pierwszy Na Mapie')).toBe(true)
  await rename(fixture.facility.name)
})

test('PL-17 while the database is unreachable visitors read the last pages, marked as such; signed-in users get none; a change made meanwhile shows afterwards', async () => {
  const { product, facility, warm } = fixture
  const profile = `/en/placowka/${facility.slug}`
  await warm(profile)
  await product.platform.databaseProxy?.disconnect()
  try {
    await waitUntil(async () => (await product.get(profile)).headers.has('cache-status'))
    const stale = await product.get(profile)
    expect([stale.status, stale.headers.get('cache-control'), stale.headers.get('etag')]).toEqual([200, 'no-store', null])
    expect(stale.headers.get('cache-status')).toBe('kredka; hit; detail="database unavailable"')
    expect(Number(stale.headers.get('age'))).toBeGreaterThanOrEqual(2)
    const page = parsePage(await stale.text())
    expect(page.text).toMatch(/This page shows the state of \d\d:\d\d\. We are having some problems/)
    expect(page.text).toContain(facility.name)
    for (const headers of [{ cookie: 'a=b; refresh_token=x' }, { authorization: 'Bearer x' }] as const)
      expect((await product.get(profile, { headers })).status).toBe(503)
    // What was not cached has no last page.
    const other = await product.get('/zlobki/mazowieckie')
    expect([other.status, Number(other.headers.get('retry-after')) > 0, other.headers.get('cache-control')]).toEqual([
      503,
      true,
      'no-store',
    ])
    expect([(await product.get('/readyz')).status, (await product.get('/readyz?for=reads')).status]).toEqual([503, 200])
    const client = new pg.Client({ connectionString: product.platform.databaseUrl })
    await client.connect()
    await client.query('update facility set name = $1 where id = $2', ['Zmieniony Podczas Awarii', facility.id])
    await client.end()
  } finally {
    await product.platform.databaseProxy?.reconnect()
  }
  await waitUntil(async () => !(await product.get(profile)).headers.has('cache-status'))
  await waitUntil(async () => (await product.get(profile)).status === 200)
  expect(await contains(profile, 'Zmieniony Podczas Awarii')).toBe(true)
  await rename(facility.name)
  await warm(profile)
})
