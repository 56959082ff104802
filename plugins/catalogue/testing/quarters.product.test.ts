import { Effect } from 'effect'
import { beforeAll, expect, test } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { Quarters } from '#plugins/places/contract/queries.ts'

const product = startForTests(() => startProduct({ variables: { APP_ENV: 'production', PUBLIC_URL: 'https://kredka.test' } }))
const gdansk = '/zlobki/pomorskie/gdansk'
const oliwa = `${gdansk}/okolice/oliwa`
const html = async (path: string) => {
  const response = await product.get(path)
  expect(response.status, path).toBe(200)
  return response.text()
}
const slugsOf = (page: string) => [...page.matchAll(/<h2[^>]*><a href="\/placowka\/([^"]+)"/g)].map(([, slug]) => String(slug))

beforeAll(async () => {
  const quarters = await Effect.runPromise(product.platform.find(Quarters).inCity({ voivodeship: 'pomorskie', slug: 'gdansk' }))
  const quarter = quarters.find(({ slug }) => slug === 'oliwa')
  // Each a kilometre farther to the north than the one before.
  await rowsOf(
    product.platform,
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug, district, district_slug, longitude, latitude, location_precision)
     select gen_random_uuid(), 'oliwa-' || n, 'Oliwka ' || n, 'nursery', 'zlobki', 'pomorskie', 'Gdańsk', id, name, slug, case when n = 9 then 'Wrzeszcz' end, case when n = 9 then 'wrzeszcz' end,
            ?::float8, ?::float8 + n * 0.6 / 111, 'exact'
       from generate_series(0, 9, 1) n, places_city where slug = 'gdansk' and voivodeship = 'pomorskie'`,
    [quarter?.longitude, quarter?.latitude],
  )
  await eventually(async () => expect(slugsOf(await html(oliwa))).toHaveLength(4))
})

test('CA-11 the page of a quarter lists what is within two kilometres, the nearest first, and is for search engines', async () => {
  const page = await html(oliwa)
  expect(slugsOf(page)).toEqual([0, 1, 2, 3].map((n) => `oliwa-${n}`))
  expect(page).toContain('<strong>4 placówki</strong>')
  expect(page).toMatch(/<title>Żłobki – Oliwa i.okolice, Gdańsk/u)
  expect(page).not.toContain('noindex')
  expect(page).toContain('granice=18.')
  expect(await (await product.get('/sitemap/catalogue/1.xml')).text()).toContain(`<loc>https://kredka.test${oliwa}</loc>`)
})

test('CA-11 where fewer than three are near it is for parents alone; unknown quarters, pages and cities have none', async () => {
  expect(await html(`${gdansk}/okolice/orunia`)).toContain('noindex')
  expect(await (await product.get('/sitemap/catalogue/1.xml')).text()).not.toContain(`${gdansk}/okolice/orunia<`)
  for (const path of [`${gdansk}/okolice/nigdzie`, `${oliwa}?page=2`, '/przedszkola/pomorskie/nigdzie/okolice/oliwa'])
    expect([path, (await product.get(path)).status]).toEqual([path, 404])
})

test('CA-11 a quarter that a register knows as a district leads to its page', async () => {
  const response = await product.get(`${gdansk}/okolice/wrzeszcz`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, `${gdansk}/wrzeszcz`])
})

test('CA-11 the city links to its quarters with three facilities near', async () => {
  const linked = [...(await html(gdansk)).matchAll(/okolice\/([a-z0-9-]+)"/g)].map(([, slug]) => slug)
  expect(linked).toContain('oliwa')
  expect(linked).not.toContain('orunia')
  expect(linked).not.toContain('wrzeszcz')
})
