import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { until } from '../testing/indexed.ts'
import { rowsOf } from '../testing/platform.ts'
import { type PageCached, pageCached } from '../testing/page-cached.ts'

let here: PageCached
beforeAll(async () => {
  here = await pageCached(true)
})
afterAll(() => here.product.end())

const city = '/zlobki/mazowieckie/warszawa'
const rename = (name: string) => rowsOf(here.product.platform, 'update facility set name = ? where id = ?', [name, here.facility.id])
beforeEach(() => here.cache.forget(['*']))

const shows = async (path: string, text: string) => (await (await here.product.get(path)).text()).includes(text)

test('PL-17 a change shows within a second or so where it is told, and leaves other pages alone', async () => {
  const [profile, other] = [`/placowka/${here.facility.slug}`, '/zlobki/mazowieckie']
  for (const path of [profile, `/uk${profile}`, city, other]) await here.warm(path)
  await rename('Żłobek Pod Nową Nazwą')
  for (const path of [profile, `/uk${profile}`, city]) await until(() => shows(path, 'Pod Nową Nazwą'), 3000)
  expect(here.isKept(other)).toBe(true)
  await rename(here.facility.name)
  await until(() => shows(profile, here.facility.name), 3000)
})

test('PL-17 the frame: a city that is no more is in no footer within three seconds', async () => {
  const footer = () => shows('/zrodla-danych', '/zlobki/mazowieckie/warszawa"')
  await here.warm('/zrodla-danych')
  expect(await footer()).toBe(true)
  await rowsOf(
    here.product.platform,
    `update facility set suspended = suspended, city_slug = 'inna', city = 'Inna' where city_slug = 'warszawa'`,
  )
  await until(async () => !(await footer()), 3000)
  await rowsOf(here.product.platform, `update facility set city_slug = 'warszawa', city = 'Warszawa' where city_slug = 'inna'`)
  await until(footer, 3000)
})

test('PL-17 the map: its list follows the index of facilities', async () => {
  const map = '/wszystkie-lokalizacje'
  await here.warm(map)
  await rowsOf(here.product.platform, `update facility set completeness = 100, free_places = 99, name = 'Pierwszy Na Mapie' where id = ?`, [
    here.facility.id,
  ])
  await until(() => shows(map, 'Pierwszy Na Mapie'), 5000)
  await here.warm(map)
  expect(await shows(map, 'Pierwszy Na Mapie')).toBe(true)
  await rename(here.facility.name)
})

test('PL-17 database away: kept pages are answered for three seconds at most, then it is 503 with Retry-After; back, they are kept again', async () => {
  await here.warm(city)
  await here.product.platform.line?.cut()
  try {
    await until(async () => (await here.product.get(city)).status === 503, 3000)
    const answer = await here.product.get(city)
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0, answer.headers.get('cache-control')]).toEqual([
      503,
      true,
      'no-store',
    ])
  } finally {
    await here.product.platform.line?.mend()
  }
  await until(async () => (await here.product.get(city)).status === 200, 3000)
  await here.warm(city)
})
