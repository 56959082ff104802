import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PageCache } from '#core/ports/page-cache.ts'
import { until } from '../testing/indexed.ts'
import { rowsOf } from '../testing/platform.ts'
import { type Served, served } from '../testing/served.ts'

let product: Served
let facility: { readonly id: string; readonly slug: string; readonly name: string }
beforeAll(async () => {
  product = await served({ variables: { PAGE_CACHE_MB: '48' }, cuttable: true })
  const [one] = await rowsOf<typeof facility>(
    product.platform,
    `select id, slug, name from facility where active and city_slug = 'warszawa' and category = 'zlobki' order by slug limit 1`,
  )
  if (!one) throw new Error('no facility')
  facility = one
  await until(async () => await product.platform.index.ready(), 60_000)
})
afterAll(() => product.end())

const cache = () => product.platform.find(PageCache)
const city = '/zlobki/mazowieckie/warszawa'
const addressOf = (path: string) => `${new URL(product.url).host} ${path}`
const isKept = (path: string) => cache().find(addressOf(path)) !== undefined
/** Asks until the page is kept. */
const warm = async (path: string) => {
  await until(async () => {
    await (await product.get(path)).arrayBuffer()
    return isKept(path)
  })
}
const rename = (name: string) => rowsOf(product.platform, 'update facility set name = ? where id = ?', [name, facility.id])
beforeEach(() => cache().forget(['*']))

const shows = async (path: string, text: string) => (await (await product.get(path)).text()).includes(text)

test('PL-17 a change shows within a second or so where it is told, and leaves other pages alone', async () => {
  const [profile, other] = [`/placowka/${facility.slug}`, '/zlobki/mazowieckie']
  for (const path of [profile, `/uk${profile}`, city, other]) await warm(path)
  await rename('Żłobek Pod Nową Nazwą')
  for (const path of [profile, `/uk${profile}`, city]) await until(() => shows(path, 'Pod Nową Nazwą'), 3000)
  expect(isKept(other)).toBe(true)
  await rename(facility.name)
  await until(() => shows(profile, facility.name), 3000)
})

test('PL-17 the frame: a city that is no more is in no footer within three seconds', async () => {
  const footer = () => shows('/zrodla-danych', '/zlobki/mazowieckie/warszawa"')
  await warm('/zrodla-danych')
  expect(await footer()).toBe(true)
  await rowsOf(
    product.platform,
    `update facility set suspended = suspended, city_slug = 'inna', city = 'Inna' where city_slug = 'warszawa'`,
  )
  await until(async () => !(await footer()), 3000)
  await rowsOf(product.platform, `update facility set city_slug = 'warszawa', city = 'Warszawa' where city_slug = 'inna'`)
  await until(footer, 3000)
})

test('PL-17 the map: its list follows the index of facilities', async () => {
  const map = '/wszystkie-lokalizacje'
  await warm(map)
  await rowsOf(product.platform, `update facility set completeness = 100, free_places = 99, name = 'Pierwszy Na Mapie' where id = ?`, [
    facility.id,
  ])
  await until(() => shows(map, 'Pierwszy Na Mapie'), 5000)
  await warm(map)
  expect(await shows(map, 'Pierwszy Na Mapie')).toBe(true)
  await rename(facility.name)
})

test('PL-17 database away: kept pages are answered for three seconds at most, then it is 503 with Retry-After; back, they are kept again', async () => {
  await warm(city)
  await product.platform.line?.cut()
  try {
    await until(async () => (await product.get(city)).status === 503, 3000)
    const answer = await product.get(city)
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0, answer.headers.get('cache-control')]).toEqual([
      503,
      true,
      'no-store',
    ])
  } finally {
    await product.platform.line?.mend()
  }
  await until(async () => (await product.get(city)).status === 200, 3000)
  await warm(city)
})
