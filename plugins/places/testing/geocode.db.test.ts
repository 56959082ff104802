import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makePlatform, type Platform } from '#config/app/platform.ts'
import { rowsOf, type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { startRouteServer } from '#config/quality/testing/route-server.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { anonymous } from '#core/access/actor.ts'
import { plugin as places } from '../plugin.ts'
import { Geocode } from '../use-cases/geocode.ts'
import { fakeGeocoderServer } from './fake-geocoder-server.ts'

const publicUrl = 'https://kredka.example'
let server: Awaited<ReturnType<typeof fakeGeocoderServer>>
let platform: TestPlatform
let other: Platform
beforeAll(async () => {
  server = await fakeGeocoderServer()
  const geocoder = { url: server.url, publicUrl }
  platform = await testPlatform({ plugins: [places], geocoder })
  other = await makePlatform({ databaseUrl: platform.databaseUrl, plugins: [places], logger: pino({ level: 'silent' }), geocoder })
})
afterAll(async () => {
  await other.close()
  await platform.end()
  server.end()
})
beforeEach(async () => {
  server.hang(false)
  server.requests.length = 0
  await rowsOf(platform, 'delete from places_geocode')
  await rowsOf(platform, 'delete from places_geocoder_turn')
})

let callers = 0
const geocode = (q: string, on: Platform = platform) => on.run(Geocode, anonymous(`198.51.100.${callers++}`), { q })
/** Seconds that the queue of all processes has been filled for since `start`, by the clock of the database. */
const queuedSince = async (start: Date) =>
  Number(
    (await rowsOf<{ s: string }>(platform, 'select extract(epoch from next_at - ?::timestamptz) s from places_geocoder_turn', [start]))[0]
      ?.s,
  )
const databaseTime = async () => (await rowsOf<{ now: Date }>(platform, 'select clock_timestamp() now'))[0]?.now as Date

describe('the external geocoder', () => {
  test('sends five concurrent queries one a second, with a User-Agent', async () => {
    const texts = [1, 2, 3, 4, 5].map((number) => `Długa ${number}, Kraków`)
    const start = await databaseTime()
    const found = await Promise.all(texts.map((text) => geocode(text)))
    expect(found.map(([first]) => first?.display_name)).toEqual(texts.map((text) => `${text}, z otwartej mapy`))
    expect(server.requests.map(({ text }) => text).toSorted()).toEqual(texts)
    expect(await queuedSince(start)).toBeGreaterThanOrEqual(5)
    expect(new Set(server.requests.map(({ agent }) => agent))).toEqual(new Set([`Kredka (+${publicUrl})`]))
  })

  test('two processes together send one query a second', async () => {
    const start = await databaseTime()
    await Promise.all([geocode('Długa 1'), geocode('Długa 2', other), geocode('Długa 3'), geocode('Długa 4', other)])
    expect(server.requests).toHaveLength(4)
    expect(await queuedSince(start)).toBeGreaterThanOrEqual(4)
  })

  test('a repeated query is served from the cache of all processes for thirty days', async () => {
    const first = await geocode('Długa 5, Kraków')
    expect(await geocode(' długa 5,  KRAKÓW', other)).toEqual(first)
    expect(server.requests).toHaveLength(1)
    await rowsOf(platform, "update places_geocode set answered_at = now() - interval '31 days'")
    await geocode('Długa 5, Kraków')
    expect(server.requests).toHaveLength(2)
  })

  test('two concurrent identical queries are sent once', async () => {
    await Promise.all([geocode('Długa 5'), geocode('Długa 5', other)])
    expect(server.requests).toHaveLength(1)
  })

  test('queries are stored as hashes, and expired ones are deleted', async () => {
    await geocode('Tajna 7, Kraków')
    await rowsOf(platform, "update places_geocode set answered_at = now() - interval '31 days'")
    await geocode('Długa 5, Kraków')
    const stored = await rowsOf<{ hash: Buffer }>(platform, 'select query_hash hash from places_geocode')
    expect(stored).toHaveLength(1)
    expect(stored[0]?.hash).toHaveLength(32)
  })

  test('a query to a hanging geocoder times out, and the gazetteer answers', async () => {
    server.hang(true)
    expect((await geocode('Kraków'))[0]).toMatchObject({ source: 'gazetteer', display_name: 'Kraków, małopolskie', longitude: 19.9375 })
    expect(server.requests).toHaveLength(1)
  })

  test('fails when neither can answer, and caches nothing', async () => {
    server.hang(true)
    await expect(geocode('Xyzzy Qwerty')).rejects.toMatchObject({ _tag: 'GeoSearchError', kind: 'upstream' })
    expect(await rowsOf(platform, 'select 1 from places_geocode')).toEqual([])
  })

  test('the gazetteer answers what the geocoder does not know; the result is empty if neither does', async () => {
    expect((await geocode('nic, Kraków'))[0]).toMatchObject({ source: 'gazetteer' })
    expect(await geocode('nic takiego')).toEqual([])
  })

  test('the gazetteer answers without the geocoder when the wait for it would exceed five seconds', async () => {
    await rowsOf(platform, "insert into places_geocoder_turn (next_at) values (clock_timestamp() + interval '1 hour')")
    expect((await geocode('Kraków'))[0]).toMatchObject({ source: 'gazetteer' })
    expect(server.requests).toEqual([])
  })
})

describe('GET /api/v1/geocode', () => {
  const routeServer = startForTests(() => startRouteServer(platform))
  const get = (query: string, from = `192.0.2.${callers++}`) =>
    fetch(`${routeServer.url}/api/v1/geocode${query}`, { headers: { 'x-forwarded-for': from } })

  test('one visitor may send twenty queries a minute', async () => {
    const responses = await Promise.all(Array.from({ length: 45 }, () => get('?q=Kraków', '203.0.113.9')))
    const rejected = responses.filter(({ status }) => status === 429)
    expect(rejected.length).toBeGreaterThanOrEqual(5)
    expect(rejected[0]?.headers.get('ratelimit-policy')).toBe('"api";q=600;w=60, "row";q=20;w=60')
    expect(rejected[0]?.headers.get('ratelimit')).toMatch(/^"api";r=\d+;t=\d+, "row";r=0;t=\d+$/)
  })

  test('returns points with their precision and source', async () => {
    const response = await get(`?q=${encodeURIComponent('Długa 5, Kraków')}`)
    expect([response.status, await response.json()]).toEqual([
      200,
      [
        {
          longitude: 19.9366,
          latitude: 50.0614,
          display_name: 'Długa 5, Kraków, z otwartej mapy',
          precision: 'address',
          source: 'openstreetmap',
        },
      ],
    ])
  })

  test('502 error/geo-search-error with a message when neither can answer', async () => {
    server.hang(true)
    const response = await get('?q=Xyzzy')
    expect([response.status, await response.json()]).toMatchObject([
      502,
      { code: 'error/geo-search-error', message: 'Nie udało się wyszukać miejsca. Spróbuj ponownie' },
    ])
  })

  test.each(['', '?q=', '?q=%20', `?q=${'x'.repeat(201)}`, '?q=x&limit=50'])('422 for %s', async (query) => {
    expect((await get(query)).status).toBe(422)
  })
})
