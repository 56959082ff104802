import http from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { languages, prefixOf } from '#core/kernel/language.ts'
import { type CachedProduct, startCachedProduct } from '../testing/cached-product.ts'

let fixture: CachedProduct
beforeAll(async () => {
  fixture = await startCachedProduct()
})
afterAll(() => fixture.product.end())

const city = '/zlobki/mazowieckie/warszawa'
/** Sends a request and returns the bytes as sent; `fetch` would decompress them and add its own headers. */
const rawRequest = (path: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') =>
  new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    http
      .request(fixture.product.url + path, { method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }))
      })
      .on('error', reject)
      .end()
  })

beforeEach(() => fixture.cache.invalidate(['*']))

describe('PL-17 a cached anonymous page', () => {
  test('every static page is cached in three languages, and served without queries', async () => {
    for (const path of [
      '',
      '/zlobki-miasta',
      '/zlobki/mazowieckie',
      city,
      `/placowka/${fixture.facility.slug}`,
      '/wszystkie-lokalizacje',
      '/zrodla-danych',
    ])
      for (const language of languages) await fixture.warm(prefixOf[language] + path || '/')
    // The layout data of all pages may be loaded meanwhile.
    const own = () => fixture.product.platform.queries.filter((sql) => !sql.includes('with ordinality c(category, sort_index)')).length
    const before = own()
    for (let n = 0; n < 5; n++) await (await fixture.product.get(`/uk${city}`)).arrayBuffer()
    expect(own()).toBe(before)
  })

  test('is byte for byte the same for all visitors, with any request headers; only the request id differs', async () => {
    const path = `/placowka/${fixture.facility.slug}`
    const rendered = await rawRequest(path, { cookie: 'session=one', 'user-agent': 'one', 'accept-language': 'en' })
    await fixture.warm(path)
    const one = await rawRequest(path, {
      cookie: 'session=two',
      'user-agent': 'two',
      'accept-language': 'uk',
      'x-forwarded-for': '10.0.0.1',
    })
    const two = await rawRequest(path, { authorization: 'Bearer x', 'x-forwarded-for': '10.0.0.2', referer: 'https://example.org/' })
    const stableHeaders = ({ headers: { 'x-request-id': _, date: __, ...headers } }: typeof one) => headers
    expect(one.bytes.equals(rendered.bytes) && two.bytes.equals(rendered.bytes)).toBe(true)
    expect(stableHeaders(one)).toEqual(stableHeaders(two))
    // The cached response has all headers of the rendered one.
    expect(stableHeaders(one)).toEqual(stableHeaders(rendered))
    expect(new Set([rendered, one, two].map(({ headers }) => headers['x-request-id'])).size).toBe(3)
    expect(one.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' })
    expect(one.headers['content-security-policy']).toContain("default-src 'self'")
    expect(one.headers['set-cookie']).toBeUndefined()
  })

  test('is compressed as requested, each time to the same bytes', async () => {
    await fixture.warm(city)
    const uncompressed = (await rawRequest(city)).bytes
    for (const coding of ['gzip', 'br']) {
      const one = await rawRequest(city, { 'accept-encoding': coding })
      const two = await rawRequest(city, { 'accept-encoding': coding })
      expect([one.headers['content-encoding'], one.headers['etag']]).toEqual([coding, (await rawRequest(city)).headers['etag']])
      expect(one.bytes.equals(two.bytes) && one.bytes.length < uncompressed.length / 3).toBe(true)
      const unpacked = Buffer.from(await (await fixture.product.get(city, { headers: { 'accept-encoding': coding } })).arrayBuffer())
      expect(unpacked.equals(uncompressed)).toBe(true)
    }
  })

  test('responds 304 to a matching ETag, cached or not; a HEAD has the headers and no body', async () => {
    const { headers, bytes } = await rawRequest(city)
    const etag = String(headers['etag'])
    for (const cached of [true, false]) {
      if (cached) await fixture.warm(city)
      else fixture.cache.invalidate(['*'])
      const known = await rawRequest(city, { 'if-none-match': `"other", ${etag}` })
      expect([cached, known.status, known.bytes.length, known.headers['etag']]).toEqual([cached, 304, 0, etag])
      if (!cached) fixture.cache.invalidate(['*'])
      const head = await rawRequest(city, {}, 'HEAD')
      expect([cached, head.status, head.bytes.length, head.headers['content-length']]).toEqual([cached, 200, 0, String(bytes.length)])
    }
    expect((await rawRequest(city, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('caches the API documentation, and no query bypasses that', async () => {
    for (const path of ['/api/docs', '/uk/api/docs']) {
      await fixture.warm(path)
      const queried = await fixture.product.get(`${path}?a=1`)
      expect([queried.status, queried.headers.get('location')]).toEqual([301, path])
    }
  })

  test('caches pages by host', async () => {
    await fixture.warm(city)
    await rawRequest(city, { host: 'LOCALHOST' })
    expect(fixture.cache.has(`localhost ${city}`)).toBe(true)
    expect(fixture.cache.has(`127.0.0.2 ${city}`)).toBe(false)
  })

  test('caches nothing else: filters, orders, unknown parameters, encodings, errors, contacts, API calls, writes', async () => {
    const paths = [
      `${city}?page=1`,
      `${city}?x=1`,
      `${city}?kolejnosc=cena`,
      `${city}?cena-do=900`,
      '/zlobki/mazowieckie/warszaw%61',
      `/placowka/${fixture.facility.slug}?utm_source=x`,
      `/placowka/${fixture.facility.slug}/kontakt`,
      '/wszystkie-lokalizacje?q=x',
      '/placowka/nie-ma',
      '/nie/ma',
      `/api/facility/list/${fixture.facility.id}`,
      '/sitemap.xml',
    ]
    await fixture.warm(city)
    for (const path of paths) {
      await (await fixture.product.get(path)).arrayBuffer()
      expect([path, fixture.isCached(path)]).toEqual([path, false])
    }
    expect((await fixture.product.get(city, { method: 'POST' })).status).toBe(415)
  })
})
