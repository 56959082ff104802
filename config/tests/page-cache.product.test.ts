import http from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { languages, prefixOf } from '#core/kernel/language.ts'
import { type PageCached, pageCached } from '../testing/page-cached.ts'

let here: PageCached
beforeAll(async () => {
  here = await pageCached()
})
afterAll(() => here.product.end())

const city = '/zlobki/mazowieckie/warszawa'
/** What goes over the line, byte for byte; `fetch` unpacks and adds headers of its own. */
const raw = (path: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') =>
  new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    http
      .request(here.product.url + path, { method, headers, agent: false }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) }))
      })
      .on('error', reject)
      .end()
  })

beforeEach(() => here.cache.forget(['*']))

describe('PL-17 an anonymous page served again', () => {
  test('every reading page is kept, in three languages, without one query more', async () => {
    for (const path of [
      '',
      '/zlobki-miasta',
      '/zlobki/mazowieckie',
      city,
      `/placowka/${here.facility.slug}`,
      '/wszystkie-lokalizacje',
      '/zrodla-danych',
    ])
      for (const language of languages) await here.warm(prefixOf[language] + path || '/')
    // The frame of all pages may be read meanwhile.
    const own = () => here.product.platform.queries.filter((sql) => !sql.includes('with ordinality c(category, place)')).length
    const before = own()
    for (let n = 0; n < 5; n++) await (await here.product.get(`/uk${city}`)).arrayBuffer()
    expect(own()).toBe(before)
  })

  test('is byte for byte the same for all visitors, whatever they bring along; only the id of the answer is their own', async () => {
    const path = `/placowka/${here.facility.slug}`
    const made = await raw(path, { cookie: 'session=one', 'user-agent': 'one', 'accept-language': 'en' })
    await here.warm(path)
    const [one, two] = [
      await raw(path, { cookie: 'session=two', 'user-agent': 'two', 'accept-language': 'uk', 'x-forwarded-for': '10.0.0.1' }),
      await raw(path, { authorization: 'Bearer x', 'x-forwarded-for': '10.0.0.2', referer: 'https://example.org/' }),
    ]
    const told = ({ headers: { 'x-request-id': _, date: __, ...headers } }: typeof one) => headers
    expect(one.bytes.equals(made.bytes) && two.bytes.equals(made.bytes)).toBe(true)
    expect(told(one)).toEqual(told(two))
    // The kept answer bears all headers that the made one bore.
    expect(told(one)).toEqual(told(made))
    expect(new Set([made, one, two].map(({ headers }) => headers['x-request-id'])).size).toBe(3)
    expect(one.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' })
    expect(one.headers['content-security-policy']).toContain("default-src 'self'")
    expect(one.headers['set-cookie']).toBeUndefined()
  })

  test('goes out packed as it is wanted, each time the same bytes', async () => {
    await here.warm(city)
    const plain = (await raw(city)).bytes
    for (const coding of ['gzip', 'br']) {
      const [one, two] = [await raw(city, { 'accept-encoding': coding }), await raw(city, { 'accept-encoding': coding })]
      expect([one.headers['content-encoding'], one.headers['etag']]).toEqual([coding, (await raw(city)).headers['etag']])
      expect(one.bytes.equals(two.bytes) && one.bytes.length < plain.length / 3).toBe(true)
      const unpacked = Buffer.from(await (await here.product.get(city, { headers: { 'accept-encoding': coding } })).arrayBuffer())
      expect(unpacked.equals(plain)).toBe(true)
    }
  })

  test('whoever has it is told so, also where it is made anew; a HEAD has the headers and no body', async () => {
    const { headers, bytes } = await raw(city)
    const etag = String(headers['etag'])
    for (const kept of [true, false]) {
      if (kept) await here.warm(city)
      else here.cache.forget(['*'])
      const known = await raw(city, { 'if-none-match': `"other", ${etag}` })
      expect([kept, known.status, known.bytes.length, known.headers['etag']]).toEqual([kept, 304, 0, etag])
      if (!kept) here.cache.forget(['*'])
      const head = await raw(city, {}, 'HEAD')
      expect([kept, head.status, head.bytes.length, head.headers['content-length']]).toEqual([kept, 200, 0, String(bytes.length)])
    }
    expect((await raw(city, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('each host has pages of its own', async () => {
    await here.warm(city)
    await raw(city, { host: 'Other.example' })
    expect(here.cache.has(`other.example ${city}`)).toBe(true)
    expect(here.cache.has(`unasked.example ${city}`)).toBe(false)
  })

  test('nothing else is kept: filters, orders, made-up words, encodings, errors, contacts, calls, writes', async () => {
    const paths = [
      `${city}?page=1`,
      `${city}?x=1`,
      `${city}?kolejnosc=cena`,
      `${city}?cena-do=900`,
      '/zlobki/mazowieckie/warszaw%61',
      `/placowka/${here.facility.slug}?utm_source=x`,
      `/placowka/${here.facility.slug}/kontakt`,
      '/wszystkie-lokalizacje?q=x',
      '/placowka/nie-ma',
      '/nie/ma',
      `/api/facility/list/${here.facility.id}`,
      '/sitemap.xml',
    ]
    await here.warm(city)
    for (const path of paths) {
      await (await here.product.get(path)).arrayBuffer()
      expect([path, here.isKept(path)]).toEqual([path, false])
    }
    expect((await here.product.get(city, { method: 'POST' })).status).toBe(415)
  })
})
