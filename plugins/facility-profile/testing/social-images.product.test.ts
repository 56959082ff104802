import { beforeAll, expect, test } from 'vitest'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'

const product = startForTests(() => startProduct({ editions: 1 }))
let slug: string
beforeAll(async () => {
  const [one] = await rowsOf<{ slug: string }>(product.platform, 'select slug from facility where active order by slug limit 1')
  slug = one?.slug ?? ''
})

/** Width and height of a PNG, from its first chunk. */
const sizeOf = (png: Buffer) => [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]

test('SE-06 a profile names its social image, which is 1200 × 630, rendered once and then cached', async () => {
  const html = await (await product.get(`/placowka/${slug}`)).text()
  const [, address = ''] = /property="og:image" content="http:\/\/kredka\.test([^"]+)"/.exec(html) ?? []
  expect(address).toBe(`/og/placowka/${slug}.png`)
  expect(html).toContain('property="og:image:width" content="1200"')
  const response = await product.get(address)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  const png = Buffer.from(await response.arrayBuffer())
  expect(sizeOf(png)).toEqual(['PNG', 1200, 630])
  product.platform.queries.length = 0
  const again = await product.get(address)
  expect(Buffer.from(await again.arrayBuffer()).equals(png)).toBe(true)
  expect(product.platform.queries.filter((sql) => sql.includes('facility_slug'))).toEqual([])
  expect(again.headers.get('etag')).toBe(response.headers.get('etag'))
})

test('SE-06 the image has the language of the address', async () => {
  const pictures = await Promise.all(
    ['', '/uk', '/en'].map(async (prefix) => {
      const html = await (await product.get(`${prefix}/placowka/${slug}`)).text()
      expect(html).toContain(`content="http://kredka.test${prefix}/og/placowka/${slug}.png"`)
      return Buffer.from(await (await product.get(`${prefix}/og/placowka/${slug}.png`)).arrayBuffer()).toString('base64')
    }),
  )
  expect(new Set(pictures).size).toBe(3)
})

test('SE-06 pages without an image are 404, and an old address redirects to the new one', async () => {
  expect((await product.get('/og/placowka/nie-ma.png')).status).toBe(404)
  expect((await product.get('/og/zlobki-miasta.png')).status).toBe(404)
  expect((await product.get('/og/..%2f..%2fpackage.png')).status).toBe(404)
  await rowsOf(
    product.platform,
    `insert into facility_slug (slug, base, facility_id) select 'dawna-nazwa', 'dawna-nazwa', id from facility where slug = ?`,
    [slug],
  )
  const moved = await product.get('/en/og/placowka/dawna-nazwa.png')
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/en/og/placowka/${slug}.png`])
})
