import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CachedProduct, startCachedProduct } from '../testing/cached-product.ts'
import { waitUntil } from '../testing/index-fixture.ts'
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

test('PL-17 while the database is unreachable cached pages are served for at most three seconds, then 503 with Retry-After; afterwards pages are cached again', async () => {
  await fixture.warm(city)
  await fixture.product.platform.databaseProxy?.disconnect()
  try {
    await waitUntil(async () => (await fixture.product.get(city)).status === 503)
    const response = await fixture.product.get(city)
    expect([response.status, Number(response.headers.get('retry-after')) > 0, response.headers.get('cache-control')]).toEqual([
      503,
      true,
      'no-store',
    ])
  } finally {
    await fixture.product.platform.databaseProxy?.reconnect()
  }
  await waitUntil(async () => (await fixture.product.get(city)).status === 200)
  await fixture.warm(city)
})
