import { setTimeout as sleep } from 'node:timers/promises'
import { Schema } from 'effect'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ClustersAnswer } from '#plugins/map/contract/clusters.ts'
import { FacilityCard } from '#plugins/catalogue/contract/facility-card.ts'
import { readPage } from '../testing/html.ts'
import { rowsOf } from '../testing/platform.ts'
import { type Served, served } from '../testing/served.ts'
import { readEnvironment } from '../environment.ts'

const poland = { west: 13, south: 48, east: 25, north: 56 }
const ring = ({ west, south, east, north } = poland) => [
  [west, north],
  [east, north],
  [east, south],
  [west, south],
  [west, north],
]
const corners = ({ west, south, east, north } = poland) => ({ geo_nw: { long: west, lat: north }, geo_se: { long: east, lat: south } })

let product: Served
const search = (body: object) => product.post('/api/search', body)
const cluster = (body: object) => product.post('/api/search/clusters', body)
const cards = async (body: object) =>
  Schema.decodeUnknownSync(Schema.Array(FacilityCard))(await (await search(body)).json(), { onExcessProperty: 'error' })
const clusters = async (body: object) =>
  Schema.decodeUnknownSync(ClustersAnswer)(await (await cluster(body)).json(), { onExcessProperty: 'error' })
const count = async (condition: string) =>
  (
    await rowsOf<{ n: number }>(
      product.platform,
      `select count(*)::int n from facility where active and deleted_at is null and ${condition}`,
    )
  )[0]?.n
const totalOf = async (body: object) => Number((await search(body)).headers.get('x-total-count'))

/** The index hears of an import within three seconds. */
const until = async (holds: () => Promise<boolean>) => {
  for (const end = Date.now() + 10_000; Date.now() < end; await sleep(100)) if (await holds().catch(() => false)) return
  throw new Error('it did not come')
}

beforeAll(async () => {
  product = await served()
  // A house without a point, two at one point, and one of no register's city.
  await rowsOf(
    product.platform,
    `update facility set longitude = null, latitude = null, location_precision = null where id = (select id from facility where active and city_slug = 'warszawa' order by slug limit 1)`,
  )
  await rowsOf(
    product.platform,
    `update facility set longitude = 21.0301, latitude = 52.2301 where id in (select id from facility where active and city_slug = 'warszawa' and longitude is not null order by slug limit 2)`,
  )
  const wanted = await count('longitude is not null')
  await until(async () => (await totalOf({ search_polygon: ring() })) === wanted && wanted !== undefined && wanted > 20)
})
afterAll(() => product.end())

describe('AP-08 the map’s search', () => {
  test('a plain list of cards with its total, in the order of rank', async () => {
    const answer = await search({ search_polygon: ring(), zoom: 7 })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-truncated')).toBe('false')
    expect(answer.headers.get('x-index-version')).toMatch(/^\d+$/)
    const found = await cards({ search_polygon: ring(), zoom: 7 })
    expect(found).toHaveLength(Number(answer.headers.get('x-total-count')))
    const ranked = await rowsOf<{ id: string }>(
      product.platform,
      `select id from facility where active and deleted_at is null and longitude is not null order by category is null, suspended, completeness desc, free_places_told desc nulls last, id`,
    )
    expect(found.map(({ id }) => id)).toEqual(ranked.map(({ id }) => id))
  })

  test('AP-12 ring and corners give the same answer, the ring in either direction', async () => {
    const box = { west: 20.9, south: 52.1, east: 21.1, north: 52.3 }
    const byRing = await (await search({ search_polygon: ring(box) })).json()
    expect(byRing).toEqual(await (await search(corners(box))).json())
    expect(byRing).toEqual(await (await search({ search_polygon: ring(box).toReversed() })).json())
    const clustered = { zoom: 10 }
    expect(await (await cluster({ search_polygon: ring(box), ...clustered })).json()).toEqual(
      await (await cluster({ ...corners(box), ...clustered })).json(),
    )
  })

  test('SM-09 who is just outside the box is never returned', async () => {
    const [one] = await cards({ search_polygon: ring() })
    const [longitude, latitude] = [one?.longitude ?? 0, one?.latitude ?? 0]
    const box = { west: longitude - 1, south: latitude - 1, east: longitude, north: latitude + 1 }
    const has = async (box: typeof poland) => (await cards({ search_polygon: ring(box) })).some(({ id }) => id === one?.id)
    expect(await has(box)).toBe(true)
    expect(await has({ ...box, east: longitude - 0.00001 })).toBe(false)
    expect(await has({ ...box, north: latitude - 0.00001 })).toBe(false)
  })

  test('accepted_status is left out when empty; unknown words of the three lists find nothing, of `facets` are refused', async () => {
    const all = await totalOf({ search_polygon: ring() })
    expect(await totalOf({ search_polygon: ring(), accepted_status: [], required_specialization: [], required_ownership: [] })).toBe(all)
    expect(await totalOf({ search_polygon: ring(), accepted_status: ['premium'] })).toBe(
      await count(`longitude is not null and status = 'premium'`),
    )
    expect(await totalOf({ search_polygon: ring(), required_specialization: ['zlobek'] })).toBe(
      await count(`longitude is not null and type = 'nursery'`),
    )
    expect(await totalOf({ search_polygon: ring(), required_specialization: ['nic-takiego'] })).toBe(0)
    expect(await totalOf({ search_polygon: ring(), facets: { price: { most: 100_000 } } })).toBe(
      await count(`longitude is not null and fee_month <= 100000`),
    )
    for (const [facets, field] of [
      [{ nic: ['x'] }, 'facets.nic'],
      [{ category: ['nic'] }, 'facets.category'],
      [{ price: ['x'] }, 'facets.price'],
      [{ category: true }, 'facets.category'],
    ] as const) {
      const answer = await search({ search_polygon: ring(), facets })
      expect([answer.status, Object.keys(((await answer.json()) as { schema: object }).schema)]).toEqual([422, [field]])
    }
  })

  test('a city is answered from its own set, for ten minutes, with a tag that changes with the city', async () => {
    const answer = await search({ city_cache: 'mazowieckie/warszawa', search_polygon: ring({ west: 14, south: 50, east: 15, north: 51 }) })
    const found = (await answer.json()) as readonly { city: string; longitude: number | null }[]
    expect(found).toHaveLength((await count(`city_slug = 'warszawa' and voivodeship = 'mazowieckie'`)) ?? 0)
    expect(found.some(({ longitude }) => longitude === null)).toBe(true)
    expect(answer.headers.get('cache-control')).toContain('max-age=600')
    const tag = answer.headers.get('etag')
    expect(tag).toBeTruthy()
    const other = `(select id from facility where active and city_slug <> 'warszawa' order by slug limit 1)`
    await rowsOf(product.platform, `update facility set name = name || ' II' where id = ${other}`)
    expect((await search({ city_cache: 'mazowieckie/warszawa' })).headers.get('etag')).toBe(tag)
    await rowsOf(
      product.platform,
      `update facility set name = name || ' II' where id = (select id from facility where active and city_slug = 'warszawa' order by slug limit 1)`,
    )
    expect((await search({ city_cache: 'mazowieckie/warszawa' })).headers.get('etag')).not.toBe(tag)
    expect(await totalOf({ city_cache: 'mazowieckie/nigdzie' })).toBe(0)
  })
})

describe('SM-10 clusters', () => {
  test('at each zoom clusters and singles sum up to the total of the same filter', async () => {
    for (const zoom of [0, 5, 7, 10, 13.7, 18, 22])
      for (const filter of [{}, { required_specialization: ['zlobek'] }]) {
        const body = { search_polygon: ring(), zoom, ...filter }
        const { total, unlocated, clusters: dots, singles, facilities, pins } = await clusters(body)
        expect(total).toBe(await totalOf(body))
        expect(dots.reduce((sum, { count }) => sum + count, 0) + singles.length).toBe(total - unlocated)
        expect(facilities.length).toBeLessThanOrEqual(150)
        const known = new Set([...facilities, ...pins].map(({ id }) => id))
        expect(singles.every(({ id }) => known.has(id))).toBe(true)
      }
  })

  test('SM-11 two at one address stay together to the last zoom and both come with the search of their spot', async () => {
    const { clusters: dots } = await clusters({ search_polygon: ring(), zoom: 18 })
    const pair = dots.find(({ long, lat }) => Math.abs(long - 21.0301) < 1e-6 && Math.abs(lat - 52.2301) < 1e-6)
    expect(pair).toMatchObject({ count: 2, expansion_zoom: 18 })
    const [west = 0, south = 0, east = 0, north = 0] = pair?.bbox ?? []
    const edge = 0.00003
    expect(
      await cards({ search_polygon: ring({ west: west - edge, south: south - edge, east: east + edge, north: north + edge }) }),
    ).toHaveLength(2)
  })

  test('SM-12 a facility without a point counts for its city and is told apart', async () => {
    const { total, unlocated } = await clusters({ city_cache: 'mazowieckie/warszawa', zoom: 11 })
    expect(unlocated).toBe(await count(`city_slug = 'warszawa' and longitude is null`))
    expect(unlocated).toBeGreaterThan(0)
    expect(total).toBe(await count(`city_slug = 'warszawa'`))
  })
})

describe('AP-12 an area that cannot be is refused with its field', () => {
  const [nw = [], ne = [], se = [], sw = []] = ring()
  test.each([
    ['a ring of four', { search_polygon: [nw, ne, se, nw] }, 'search_polygon'],
    ['an open ring', { search_polygon: [nw, ne, se, sw, [13, 55.9]] }, 'search_polygon'],
    ['a ring that crosses itself', { search_polygon: [nw, se, ne, sw, nw] }, 'search_polygon'],
    ['a slanted ring', { search_polygon: [nw, [25, 55], se, sw, nw] }, 'search_polygon'],
    ['a ring from another corner', { search_polygon: [sw, nw, ne, se, sw] }, 'search_polygon'],
    ['a ring beyond the world', { search_polygon: ring({ ...poland, east: 181 }) }, 'search_polygon'],
    ['a point of three numbers', { search_polygon: ring().map((point) => [...point, 0]) }, 'search_polygon'],
    ['corners the wrong way round', { geo_nw: corners().geo_se, geo_se: corners().geo_nw }, 'geo_se'],
    ['a corner beyond the world', { ...corners(), geo_nw: { long: 13, lat: 91 } }, 'geo_nw'],
    ['one corner', { geo_nw: corners().geo_nw }, 'geo_se'],
    ['both ways at once', { search_polygon: ring(), ...corners() }, 'search_polygon'],
    ['no area and no city', { zoom: 7 }, 'search_polygon'],
    ['a city of another form', { city_cache: 'Kraków' }, 'city_cache'],
    ['an unknown member', { search_polygon: ring(), admin: true }, 'admin'],
  ])('%s', async (_, body, field) => {
    for (const answer of [await search(body), await cluster(body)]) {
      const problem = (await answer.json()) as { code: string; schema: Record<string, readonly string[]> }
      expect([answer.status, problem.code, Object.keys(problem.schema)]).toEqual([422, 'error/validation', [field]])
      expect(problem.schema[field]?.[0]).not.toMatch(/^(map\.|FIELD_)/)
    }
  })
})

describe('SM-18 the page is the list of the same search', () => {
  const open = async (path: string) => readPage(await (await product.get(path)).text())

  test('SM-08 without anything asked it begins with Warszawa’s bounds', async () => {
    const warsaw = { west: 20.8517, north: 52.3681, east: 21.2711, south: 52.0977 }
    const html = await (await product.get('/wszystkie-lokalizacje')).text()
    expect(html).toContain(`data-total="${await totalOf({ search_polygon: ring(warsaw) })}"`)
    expect(html).toContain('data-zoom="7"')
  })

  test('a city: its number in the heading, its facilities in the order of the map, and who has no point', async () => {
    const path = '/wszystkie-lokalizacje?miasto=mazowieckie/warszawa'
    const html = await (await product.get(path)).text()
    const total = await count(`city_slug = 'warszawa'`)
    expect(html).toMatch(new RegExp(`<h1>.*Warszawa.*${total} placów.*</h1>`))
    expect(html).toContain('data-zoom="14"')
    expect(html).toContain(`data-total="${total}"`)
    expect(html).toContain('nie ma punktu na mapie')
    const listed = [...html.matchAll(/data-facility="([^"]+)"/g)].map(([, id]) => id)
    expect(listed).toEqual((await cards({ city_cache: 'mazowieckie/warszawa' })).slice(0, 20).map(({ id }) => id))
  })

  test('facets of the address narrow list and number alike; the address keeps the rest', async () => {
    const html = await (await product.get('/wszystkie-lokalizacje?miasto=mazowieckie/warszawa&rodzaj=zlobek&widok=lista')).text()
    const body = { city_cache: 'mazowieckie/warszawa', required_specialization: ['zlobek'] }
    expect(html).toContain(`data-total="${await totalOf(body)}"`)
    expect(html).toContain('data-view="lista"')
    expect(html).toMatch(/<input type="hidden" name="miasto" value="mazowieckie\/warszawa"/)
    expect(html).toContain('noindex')
  })

  test('a typed city is that city, a typed name its facilities, and a typed nothing says so', async () => {
    const [one] = await cards({ city_cache: 'mazowieckie/warszawa' })
    expect((await open('/wszystkie-lokalizacje?q=warszawa')).text).toMatch(/Warszawa:\s+\d+ placów/)
    expect((await open(`/wszystkie-lokalizacje?q=${encodeURIComponent(one?.name ?? '')}`)).text).toContain(one?.name)
    expect((await open('/wszystkie-lokalizacje?q=zzqqxxyy')).text).toContain('Nie znaleźliśmy')
  })

  test('an address that cannot be read is as if it said nothing', async () => {
    for (const query of [
      'granice=1,2,3',
      'granice=a,b,c,d',
      'granice=21,52,20,51',
      'zoom=99',
      'page=0',
      'page=-1',
      'widok=x',
      'miasto=<x>',
    ])
      expect([query, (await product.get(`/wszystkie-lokalizacje?${query}`)).status]).toEqual([query, 200])
    expect((await open('/wszystkie-lokalizacje?miasto=mazowieckie/nigdzie')).text).toContain('Nie znaleźliśmy')
  })

  test('quality.md: one statement reads a page of the map', async () => {
    await product.get('/wszystkie-lokalizacje?granice=20,52,22,53')
    product.platform.queries.length = 0
    await product.get('/wszystkie-lokalizacje?granice=20,52,22,53')
    expect(product.platform.queries).toHaveLength(1)
  })
})

test('SM-22 MAP_STYLE_URL: the page has the style, its host alone may be asked beside ours; a wrong one stops the start', async () => {
  expect((await product.get('/')).headers.get('content-security-policy')).not.toContain('http')
  const styled = await served({ editions: 0, variables: { MAP_STYLE_URL: 'https://tiles.example/styles/base.json' } })
  const answer = await styled.get('/wszystkie-lokalizacje')
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("connect-src 'self' https://tiles.example")
  expect(policy).toContain("img-src 'self' data: https://tiles.example blob:")
  expect(policy).not.toMatch(/script-src[^;]*https/)
  expect(await answer.text()).toContain('https://tiles.example/styles/base.json')
  await styled.end()
  expect(() => readEnvironment({ MAP_STYLE_URL: 'tiles' })).toThrow('MAP_STYLE_URL')
})

test('the sitemap names the map', async () => {
  expect(await (await product.get('/sitemap/map/start.xml')).text()).toContain('<loc>http://kredka.test/wszystkie-lokalizacje</loc>')
})
