import { afterAll, beforeAll, expect, test } from 'vitest'
import { parsePage } from '#config/quality/testing/parse-page.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { type TestProduct, startProduct } from '#config/quality/testing/product.ts'

let product: TestProduct
let facility: { readonly id: string; readonly slug: string; readonly number: string; readonly longitude: number; readonly latitude: number }
beforeAll(async () => {
  product = await startProduct()
  const [row] = await rowsOf<typeof facility>(
    product.platform,
    `update facility set legacy_id = 987654 where id = (select id from facility where active and location_precision = 'exact' order by slug limit 1)
     returning id, slug, longitude, latitude, (select number from facility_statement s where s.facility_id = facility.id) number`,
  )
  if (!row) throw new Error('No facility')
  facility = row
})
afterAll(() => product.end())

const redirectOf = async (path: string) => {
  const response = await product.get(path)
  return [response.status, response.headers.get('location')]
}

test('PR-02 the former address redirects permanently: by legacy id, id, register number or slug, the query before the path', async () => {
  const { id, slug, number } = facility
  const expected = [301, `/placowka/${slug}`]
  expect(await redirectOf('/map/x?id=987654')).toEqual(expected)
  expect(await redirectOf(`/map/x?id=${id}`)).toEqual(expected)
  expect(await redirectOf(`/map/x?id=${encodeURIComponent(number)}`)).toEqual(expected)
  expect(await redirectOf(`/map/x?facility=${slug}`)).toEqual(expected)
  expect(await redirectOf(`/map/x?slug=${slug}&facility=nie-ma`)).toEqual(expected)
  expect(await redirectOf(`/map/${slug}`)).toEqual(expected)
  expect(await redirectOf(`/uk/map/${slug}`)).toEqual([301, `/uk/placowka/${slug}`])
  expect((await product.get('/map/nie-ma?id=123456')).status).toBe(404)
})

test('PR-11 PR-10 directions, sharing and printing are in the HTML and work without JavaScript', async () => {
  const { slug, longitude, latitude } = facility
  const html = await (await product.get(`/placowka/${slug}`)).text()
  const { links } = parsePage(html)
  expect(links.find((href) => href.includes('openstreetmap.org/directions'))).toContain(`%3B${latitude}%2C${longitude}`)
  expect(links.find((href) => href.startsWith('mailto:?'))).toContain(encodeURIComponent(`/placowka/${slug}`))
  expect(html).toContain('Rysunek okolicy')
  expect(html).toContain('Drukuj')
})

test('PR-11 shows no drawing for an approximate location', async () => {
  const [row] = await rowsOf<{ slug: string }>(
    product.platform,
    `update facility set location_precision = 'approximate' where id = (select id from facility where active and id <> ? order by slug limit 1) returning slug`,
    [facility.id],
  )
  expect(await (await product.get(`/placowka/${row?.slug}`)).text()).not.toContain('Rysunek okolicy')
})
