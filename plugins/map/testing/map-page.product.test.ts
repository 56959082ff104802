import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '#config/app/environment.ts'
import { parsePage } from '#config/quality/testing/parse-page.ts'
import { startProduct } from '#config/quality/testing/product.ts'
import { plugins } from '#plugins/server.gen.ts'
import { boxRing, type MapProduct, startMapProduct } from './map-product.ts'

let product: MapProduct
const cards: MapProduct['cards'] = (body) => product.cards(body)
const totalOf: MapProduct['totalOf'] = (body) => product.totalOf(body)
const count: MapProduct['count'] = (condition) => product.count(condition)
beforeAll(async () => {
  product = await startMapProduct()
})
afterAll(() => product.end())

describe('SM-18 the page lists the results of the same search', () => {
  const open = async (path: string) => parsePage(await (await product.get(path)).text())

  test('SM-08 without parameters it starts with the bounds of Warszawa', async () => {
    const warsaw = { west: 20.8517, north: 52.3681, east: 21.2711, south: 52.0977 }
    const html = await (await product.get('/wszystkie-lokalizacje')).text()
    expect(html).toContain(`data-total="${await totalOf({ search_polygon: boxRing(warsaw) })}"`)
    expect(html).toContain('data-zoom="7"')
  })

  test('a city shows its number in the heading, its facilities in the order of the map, and the number without coordinates', async () => {
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

  test('facets of the address filter list and number alike; the other parameters stay', async () => {
    const html = await (await product.get('/wszystkie-lokalizacje?miasto=mazowieckie/warszawa&rodzaj=zlobek&widok=lista')).text()
    const body = { city_cache: 'mazowieckie/warszawa', required_specialization: ['zlobek'] }
    expect(html).toContain(`data-total="${await totalOf(body)}"`)
    expect(html).toContain('data-view="lista"')
    expect(html).toMatch(/<input type="hidden" name="miasto" value="mazowieckie\/warszawa"/)
    expect(html).toContain('noindex')
  })

  test('a search text finds a city or facilities by name, or shows that nothing was found', async () => {
    const [one] = await cards({ city_cache: 'mazowieckie/warszawa' })
    expect((await open('/wszystkie-lokalizacje?q=warszawa')).text).toMatch(/Warszawa:\s+\d+ placów/)
    expect((await open(`/wszystkie-lokalizacje?q=${encodeURIComponent(one?.name ?? '')}`)).text).toContain(one?.name)
    expect((await open('/wszystkie-lokalizacje?q=zzqqxxyy')).text).toContain('Nie znaleźliśmy')
  })

  test('ignores invalid parameters', async () => {
    for (const query of ['granice=1,2,3', 'granice=a,b,c,d', 'granice=21,52,20,51', 'zoom=99', 'widok=x'])
      expect([query, (await product.get(`/wszystkie-lokalizacje?${query}`)).status]).toEqual([query, 200])
  })

  test('an unknown city, district or page of the list does not exist', async () => {
    for (const query of [
      'page=0',
      'page=abc',
      'page=999',
      'miasto=<x>',
      'miasto=mazowieckie/nigdzie',
      'miasto=mazowieckie/warszawa&dzielnica=nigdzie',
    ])
      expect([query, (await product.get(`/wszystkie-lokalizacje?${query}`)).status]).toEqual([query, 404])
    expect((await product.get('/wszystkie-lokalizacje?miasto=mazowieckie/warszawa')).status).toBe(200)
  })

  test('one statement reads a page of the map (quality.md, "Server")', async () => {
    const counts: number[] = []
    for (let n = 0; n < 5; n++) {
      product.platform.queries.length = 0
      await product.get('/wszystkie-lokalizacje?granice=20,52,22,53')
      counts.push(product.platform.queries.length)
    }
    // Background jobs send queries too, now and then.
    expect(Math.min(...counts)).toBe(1)
  })
})

test('SM-22 MAP_STYLE_URL: the page has the style, the CSP allows its host only besides ours; an invalid one prevents the start', async () => {
  expect((await product.get('/')).headers.get('content-security-policy')).not.toContain('http')
  const styled = await startProduct({ editions: 0, variables: { MAP_STYLE_URL: 'https://tiles.example/styles/base.json' } })
  const response = await styled.get('/wszystkie-lokalizacje')
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("connect-src 'self' https://tiles.example")
  expect(policy).toContain("img-src 'self' data: https://tiles.example blob:")
  expect(policy).not.toMatch(/script-src[^;]*https/)
  expect(await response.text()).toContain('https://tiles.example/styles/base.json')
  await styled.end()
  expect(() => readEnvironment({ MAP_STYLE_URL: 'tiles' }, plugins)).toThrow('MAP_STYLE_URL')
})

test('the sitemap lists the map', async () => {
  expect(await (await product.get('/sitemap/map/1.xml')).text()).toContain('<loc>http://kredka.test/wszystkie-lokalizacje</loc>')
})
