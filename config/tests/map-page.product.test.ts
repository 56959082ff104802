import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { plugins } from '#plugins/server.gen.ts'
import { readEnvironment } from '../environment.ts'
import { readPage } from '../testing/html.ts'
import { type MapServed, mapServed, ring } from '../testing/map-served.ts'
import { served } from '../testing/served.ts'

let product: MapServed
const cards: MapServed['cards'] = (body) => product.cards(body)
const totalOf: MapServed['totalOf'] = (body) => product.totalOf(body)
const count: MapServed['count'] = (condition) => product.count(condition)
beforeAll(async () => {
  product = await mapServed()
})
afterAll(() => product.end())

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
    const counts: number[] = []
    for (let n = 0; n < 5; n++) {
      product.platform.queries.length = 0
      await product.get('/wszystkie-lokalizacje?granice=20,52,22,53')
      counts.push(product.platform.queries.length)
    }
    // What runs in the background asks too, now and then.
    expect(Math.min(...counts)).toBe(1)
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
  expect(() => readEnvironment({ MAP_STYLE_URL: 'tiles' }, plugins)).toThrow('MAP_STYLE_URL')
})

test('the sitemap names the map', async () => {
  expect(await (await product.get('/sitemap/map/start.xml')).text()).toContain('<loc>http://kredka.test/wszystkie-lokalizacje</loc>')
})
