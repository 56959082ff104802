import { Schema } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { orderOfToday } from '#config/quality/testing/order-of-today.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { ClustersResponse } from '../contract/clusters.ts'
import { boxCorners, boxRing, type MapProduct, poland, startMapProduct } from './map-product.ts'

let product: MapProduct
const search: MapProduct['search'] = (body) => product.search(body)
const cards: MapProduct['cards'] = (body) => product.cards(body)
const totalOf: MapProduct['totalOf'] = (body) => product.totalOf(body)
const count: MapProduct['count'] = (condition) => product.count(condition)
const cluster = (body: object) => product.post('/api/search/clusters', body)
const clusters = async (body: object) =>
  Schema.decodeUnknownSync(ClustersResponse)(await (await cluster(body)).json(), { onExcessProperty: 'error' })
beforeAll(async () => {
  product = await startMapProduct()
})
afterAll(() => product.end())

describe('AP-08 the search of the map', () => {
  test('returns a plain list of cards with its total, in ranking order', async () => {
    const response = await search({ search_polygon: boxRing(), zoom: 7 })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-truncated')).toBe('false')
    expect(response.headers.get('x-index-version')).toMatch(/^\d+$/)
    const found = await cards({ search_polygon: boxRing(), zoom: 7 })
    expect(found).toHaveLength(Number(response.headers.get('x-total-count')))
    const ranked = await rowsOf<{ id: string }>(
      product.platform,
      `select id from facility f where active and deleted_at is null and longitude is not null order by ${orderOfToday('recommended').terms}`,
    )
    expect(found.map(({ id }) => id)).toEqual(ranked.map(({ id }) => id))
  })

  test('AP-12 ring, polygon object and corners give the same result, the ring in either direction', async () => {
    const box = { west: 20.9, south: 52.1, east: 21.1, north: 52.3 }
    const byRing = await (await search({ search_polygon: boxRing(box) })).json()
    expect(byRing).toEqual(await (await search(boxCorners(box))).json())
    expect(byRing).toEqual(await (await search({ search_polygon: boxRing(box).toReversed() })).json())
    const points = boxRing(box).map(([lng, lat]) => ({ lng, lat }))
    expect(byRing).toEqual(await (await search({ search_polygon: { type: 'poly', points } })).json())
    for (const search_polygon of [
      { type: 'circle', points },
      { type: 'poly', points: points.slice(1) },
      { type: 'poly', points, x: 1 },
    ])
      expect((await search({ search_polygon })).status).toBe(422)
    const clustered = { zoom: 10 }
    expect(await (await cluster({ search_polygon: boxRing(box), ...clustered })).json()).toEqual(
      await (await cluster({ ...boxCorners(box), ...clustered })).json(),
    )
  })

  test('SM-09 a facility just outside the box is never returned', async () => {
    const [one] = await cards({ search_polygon: boxRing() })
    const longitude = one?.longitude ?? 0
    const latitude = one?.latitude ?? 0
    const box = { west: longitude - 1, south: latitude - 1, east: longitude, north: latitude + 1 }
    const has = async (box: typeof poland) => (await cards({ search_polygon: boxRing(box) })).some(({ id }) => id === one?.id)
    expect(await has(box)).toBe(true)
    expect(await has({ ...box, east: longitude - 0.00001 })).toBe(false)
    expect(await has({ ...box, north: latitude - 0.00001 })).toBe(false)
  })

  test('ignores an empty accepted_status; unknown values of the three lists find nothing, those of `facets` are rejected', async () => {
    const all = await totalOf({ search_polygon: boxRing() })
    expect(await totalOf({ search_polygon: boxRing(), accepted_status: [], required_specialization: [], required_ownership: [] })).toBe(all)
    expect(await totalOf({ search_polygon: boxRing(), accepted_status: ['premium'] })).toBe(
      await count(`longitude is not null and status = 'premium'`),
    )
    expect(await totalOf({ search_polygon: boxRing(), required_specialization: ['zlobek'] })).toBe(
      await count(`longitude is not null and type = 'nursery'`),
    )
    expect(await totalOf({ search_polygon: boxRing(), required_specialization: ['nic-takiego'] })).toBe(0)
    expect(await totalOf({ search_polygon: boxRing(), facets: { price: { ['most']: 100_000 } } })).toBe(
      await count(`longitude is not null and fee_month <= 100000`),
    )
    for (const [facets, field] of [
      [{ nic: ['x'] }, 'facets.nic'],
      [{ category: ['nic'] }, 'facets.category'],
      [{ price: ['x'] }, 'facets.price'],
      [{ category: true }, 'facets.category'],
    ] as const) {
      const response = await search({ search_polygon: boxRing(), facets })
      expect([response.status, Object.keys(((await response.json()) as { schema: object }).schema)]).toEqual([422, [field]])
    }
  })

  test('a city returns its own facilities, cached for ten minutes, with an ETag that changes with the city', async () => {
    const response = await search({
      city_cache: 'mazowieckie/warszawa',
      search_polygon: boxRing({ west: 14, south: 50, east: 15, north: 51 }),
    })
    const found = (await response.json()) as readonly { city: string; longitude: number | null }[]
    expect(found).toHaveLength((await count(`city_slug = 'warszawa' and voivodeship = 'mazowieckie'`)) ?? 0)
    expect(found.some(({ longitude }) => longitude === null)).toBe(true)
    expect(response.headers.get('cache-control')).toContain('max-age=600')
    const tag = response.headers.get('etag') ?? ''
    expect(tag).toBeTruthy()
    const repeat = (header: string) =>
      product.get('/api/search', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'if-none-match': header },
        body: JSON.stringify({ city_cache: 'mazowieckie/warszawa' }),
      })
    for (const header of [tag, `"x", ${tag}`, '*']) {
      const unchanged = await repeat(header)
      expect([unchanged.status, await unchanged.text(), unchanged.headers.get('etag')]).toEqual([304, '', tag])
      expect([unchanged.headers.get('cache-control'), unchanged.headers.get('x-total-count')]).toEqual([
        response.headers.get('cache-control'),
        String(found.length),
      ])
    }
    expect((await repeat('"x"')).status).toBe(200)
    const other = `(select id from facility where active and city_slug <> 'warszawa' order by slug limit 1)`
    await rowsOf(product.platform, `update facility set name = name || ' II' where id = ${other}`)
    expect((await search({ city_cache: 'mazowieckie/warszawa' })).headers.get('etag')).toBe(tag)
    await rowsOf(
      product.platform,
      `update facility set name = name || ' II' where id = (select id from facility where active and city_slug = 'warszawa' order by slug limit 1)`,
    )
    // A card follows a change as the index does.
    await eventually(async () => expect((await search({ city_cache: 'mazowieckie/warszawa' })).headers.get('etag')).not.toBe(tag))
    expect(await totalOf({ city_cache: 'mazowieckie/nigdzie' })).toBe(0)
  })
})

describe('SM-10 clusters', () => {
  test('at each zoom clusters and singles sum up to the total of the same filter', async () => {
    for (const zoom of [0, 5, 7, 10, 13.7, 18, 22])
      for (const filter of [{}, { required_specialization: ['zlobek'] }]) {
        const body = { search_polygon: boxRing(), zoom, ...filter }
        const { total, unlocated, clusters: dots, singles, facilities, pins } = await clusters(body)
        expect(total).toBe(await totalOf(body))
        expect(dots.reduce((sum, { count }) => sum + count, 0) + singles.length).toBe(total - unlocated)
        expect(facilities.length).toBeLessThanOrEqual(150)
        const known = new Set([...facilities, ...pins].map(({ id }) => id))
        expect(singles.every(({ id }) => known.has(id))).toBe(true)
      }
  })

  test('SM-11 two facilities at one address stay clustered up to the last zoom, and a search of their point finds both', async () => {
    const { clusters: dots } = await clusters({ search_polygon: boxRing(), zoom: 18 })
    const pair = dots.find(({ long, lat }) => Math.abs(long - 21.0301) < 1e-6 && Math.abs(lat - 52.2301) < 1e-6)
    expect(pair).toMatchObject({ count: 2, expansion_zoom: 18 })
    const [west = 0, south = 0, east = 0, north = 0] = pair?.bbox ?? []
    const edge = 0.00003
    expect(
      await cards({ search_polygon: boxRing({ west: west - edge, south: south - edge, east: east + edge, north: north + edge }) }),
    ).toHaveLength(2)
  })

  test('SM-12 a facility without coordinates counts for its city and is reported separately', async () => {
    const { total, unlocated } = await clusters({ city_cache: 'mazowieckie/warszawa', zoom: 11 })
    expect(unlocated).toBe(await count(`city_slug = 'warszawa' and longitude is null`))
    expect(unlocated).toBeGreaterThan(0)
    expect(total).toBe(await count(`city_slug = 'warszawa'`))
  })
})

describe('AP-12 rejects an invalid area with its field', () => {
  const [nw = [], ne = [], se = [], sw = []] = boxRing()
  test.each([
    ['a ring of four', { search_polygon: [nw, ne, se, nw] }, 'search_polygon'],
    ['an open ring', { search_polygon: [nw, ne, se, sw, [13, 55.9]] }, 'search_polygon'],
    ['a ring that crosses itself', { search_polygon: [nw, se, ne, sw, nw] }, 'search_polygon'],
    ['a slanted ring', { search_polygon: [nw, [25, 55], se, sw, nw] }, 'search_polygon'],
    ['a ring from another corner', { search_polygon: [sw, nw, ne, se, sw] }, 'search_polygon'],
    ['a ring beyond the world', { search_polygon: boxRing({ ...poland, east: 181 }) }, 'search_polygon'],
    ['a point of three numbers', { search_polygon: boxRing().map((point) => [...point, 0]) }, 'search_polygon'],
    ['corners the wrong way round', { geo_nw: boxCorners().geo_se, geo_se: boxCorners().geo_nw }, 'geo_se'],
    ['a corner beyond the world', { ...boxCorners(), geo_nw: { long: 13, lat: 91 } }, 'geo_nw'],
    ['one corner', { geo_nw: boxCorners().geo_nw }, 'geo_se'],
    ['both ways at once', { search_polygon: boxRing(), ...boxCorners() }, 'search_polygon'],
    ['no area and no city', { zoom: 7 }, 'search_polygon'],
    ['a city of another form', { city_cache: 'Kraków' }, 'city_cache'],
    ['an unknown member', { search_polygon: boxRing(), admin: true }, 'admin'],
  ])('%s', async (_, body, field) => {
    for (const response of [await search(body), await cluster(body)]) {
      const problem = (await response.json()) as { code: string; schema: Record<string, readonly string[]> }
      expect([response.status, problem.code, Object.keys(problem.schema)]).toEqual([422, 'error/validation', [field]])
      expect(problem.schema[field]?.[0]).not.toMatch(/^(map\.|FIELD_)/)
    }
  })
})
