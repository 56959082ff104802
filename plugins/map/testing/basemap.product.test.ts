import { createHash } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PMTiles } from 'pmtiles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CachedProduct, startCachedProduct } from '#config/quality/testing/cached-product.ts'
import { waitUntil } from '#config/quality/testing/index-fixture.ts'
import { operator } from '#core/access/actor.ts'
import { bundledArchive } from '../contract/basemap.ts'
import { ResetBasemap, UseBasemap } from '../use-cases/basemap.ts'
import { countryArchive, protomapsMetadata } from './archives.ts'

let fixture: CachedProduct
beforeAll(async () => {
  fixture = await startCachedProduct()
})
afterAll(() => fixture.product.end())

const map = '/wszystkie-lokalizacje'
const get = (url: string, range?: string) => fixture.product.get(url, { headers: range ? { range } : {} })
const use = (name: string, content: Uint8Array) => {
  const file = path.join(fixture.product.platform.dataDir, name)
  writeFileSync(file, content)
  return fixture.product.platform.run(UseBasemap, operator, { file })
}
const publicFiles = () => readdirSync(path.join(fixture.product.platform.dataDir, 'public/map'))
/** Addresses of the archives on the map page, the preferred one first. */
const archives = async () => [...new Set((await (await fixture.product.get(map)).text()).match(/\/assets\/map\/[\w./]+\.pmtiles/g))]
const check = () => fixture.product.platform.installationChecks.find(({ name }) => name === 'the base map can be read')?.check()

test('SM-22 the bundled archive is served in ranges, uncompressed, with an ETag, and may be cached forever', async () => {
  const { url } = bundledArchive
  const whole = await get(url)
  const content = Buffer.from(await whole.arrayBuffer())
  expect(url).toContain(createHash('sha256').update(content).digest('hex').slice(0, 16))
  const part = await get(url, 'bytes=0-16383')
  expect([
    part.status,
    ...['content-range', 'accept-ranges', 'content-encoding', 'cache-control'].map((name) => part.headers.get(name)),
  ]).toEqual([206, `bytes 0-16383/${content.length}`, 'bytes', null, 'public, max-age=31536000, immutable'])
  expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(0, 16_384))).toBe(true)
  expect(part.headers.get('etag')).toBe(whole.headers.get('etag'))
  expect((await get(url, `bytes=${content.length}-`)).status).toBe(416)
})

test('SM-22 a browser finds the header and all tile addresses of the bundled archive in its first request', async () => {
  const archive = new PMTiles(fixture.product.url + bundledArchive.url)
  const { leafDirectoryLength, minZoom, maxZoom } = await archive.getHeader()
  expect([leafDirectoryLength, minZoom, maxZoom]).toEqual([0, 5, 13])
  // The centre of Kraków, of Warszawa, and a village.
  for (const [z, x, y] of [
    [13, 4549, 2776],
    [13, 4573, 2698],
    [11, 1138, 695],
  ] as const)
    expect((await archive.getZxy(z, x, y))?.data.byteLength).toBeGreaterThan(1000)
})

test('SM-22 basemap use: a running server offers the new archive on the cached map page; reset goes back', async () => {
  await fixture.warm(map)
  expect(await archives()).toEqual([bundledArchive.url])
  await use('first.pmtiles', countryArchive())
  await waitUntil(async () => (await archives()).length === 2)
  const [first = ''] = await archives()
  expect(first).toMatch(/^\/assets\/map\/files\/poland\.[0-9a-f]{16}\.pmtiles$/)
  const part = await get(first, 'bytes=0-6')
  expect([part.status, await part.text(), part.headers.get('content-type')]).toEqual([206, 'PMTiles', 'application/octet-stream'])
  expect(await check()).toMatchObject({ ok: true, detail: expect.stringContaining('zoom 0 to 14, Protomaps 4.13.2') })

  await use('second.pmtiles', countryArchive({ maxZoom: 15 }))
  await waitUntil(async () => (await archives())[0] !== first)
  expect(publicFiles()).toHaveLength(1)
  expect((await get(first)).status).toBe(404)

  expect(await fixture.product.platform.run(ResetBasemap, operator, {})).toEqual({ removed: true })
  await waitUntil(async () => (await archives()).length === 1)
  expect([publicFiles(), await check()]).toEqual([[], expect.objectContaining({ ok: true, detail: 'bundled, cities to zoom 13' })])
})

test('SM-22 basemap use: an unusable archive is refused with the reason and the earlier one stays', async () => {
  await use('good.pmtiles', countryArchive())
  const before = publicFiles()
  const whole = countryArchive()
  for (const [content, reason] of [
    [Buffer.from('<html>'), 'cannot be read'],
    [whole.subarray(0, whole.length - 50), 'not complete'],
    [countryArchive({ tileType: 2 }), 'vector tiles'],
    [countryArchive({ metadata: { ...protomapsMetadata, version: '3.1.0' } }), 'Protomaps 4'],
    [countryArchive({ bounds: [19, 49, 21, 51] }), 'cover Poland'],
    [countryArchive({ maxZoom: 11 }), 'zooms'],
    [countryArchive({ points: [{ longitude: 21.01, latitude: 52.23 }] }), 'no tile at'],
  ] as const)
    await expect(use('bad.pmtiles', content)).rejects.toMatchObject({ detail: expect.stringContaining(reason) })
  expect(publicFiles()).toEqual(before)

  const [stored = ''] = before
  writeFileSync(path.join(fixture.product.platform.dataDir, 'public/map', stored), 'broken')
  expect(await check()).toMatchObject({ ok: false, detail: expect.stringContaining(stored) })
  await fixture.product.platform.run(ResetBasemap, operator, {})
})

test('CA-11 basemap use: pages know the quarters of the new archive at once, and those of the bundled one after a reset', async () => {
  const statusOf = async (slug: string) => (await fixture.product.get(`/zlobki/mazowieckie/warszawa/okolice/${slug}`)).status
  const city = '/zlobki/mazowieckie/warszawa'
  await fixture.warm(city)
  expect([await statusOf('srodmiescie-nowe'), await statusOf('sadyba')]).toEqual([404, 200])
  const place = { name: 'Śródmieście Nowe', kind: 'quarter', longitude: 21.01, latitude: 52.23 } as const
  expect(await use('quarters.pmtiles', countryArchive({ places: [place] }))).toMatchObject({ towns: 1 })
  expect([await statusOf('srodmiescie-nowe'), await statusOf('sadyba')]).toEqual([200, 404])
  await waitUntil(() => !fixture.isCached(city))
  await fixture.product.platform.run(ResetBasemap, operator, {})
  expect([await statusOf('srodmiescie-nowe'), await statusOf('sadyba')]).toEqual([404, 200])
})
