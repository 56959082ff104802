import { Effect } from 'effect'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anonymous } from '#core/access/actor.ts'
import { Gazetteer } from '#core/places/gazetteer.port.ts'
import { plugin as places } from '#plugins/places/plugin.ts'
import { Geocode } from '#plugins/places/use-cases/geocode.ts'
import { makePlatform, type Platform } from '../platform.ts'
import { geocoderServer } from '../testing/geocoder-server.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { type ServedRows, servedRows } from '../testing/served-rows.ts'

const publicUrl = 'https://kredka.example'
let server: Awaited<ReturnType<typeof geocoderServer>>
let platform: TestPlatform
let other: Platform
beforeAll(async () => {
  server = await geocoderServer()
  const geocoder = { url: server.url, publicUrl }
  platform = await testPlatform({ plugins: [places], geocoder })
  // Reading the gazetteer is no part of the times below.
  await Effect.runPromise(platform.find(Gazetteer).all())
  other = await makePlatform({ databaseUrl: platform.databaseUrl, plugins: [places], logger: pino({ level: 'silent' }), geocoder })
})
afterAll(async () => {
  await other.close()
  await platform.end()
  server.end()
})
beforeEach(async () => {
  server.hang(false)
  server.asked.splice(0)
  await rowsOf(platform, 'delete from places_geocode')
  await rowsOf(platform, 'delete from places_geocoder_turn')
})

let callers = 0
const ask = (q: string, whom: Platform = platform) => whom.run(Geocode, anonymous(`198.51.100.${callers++}`), { q })
const gaps = () => server.asked.slice(1).map(({ at }, n) => at - (server.asked[n]?.at ?? 0))

describe('the geocoder outside', () => {
  test('five at once are asked one a second, and say who asks', async () => {
    const texts = [1, 2, 3, 4, 5].map((number) => `Długa ${number}, Kraków`)
    const found = await Promise.all(texts.map((text) => ask(text)))
    expect(found.map(([first]) => first?.display_name)).toEqual(texts.map((text) => `${text}, z otwartej mapy`))
    expect(server.asked.map(({ text }) => text).toSorted()).toEqual(texts)
    expect(Math.min(...gaps())).toBeGreaterThanOrEqual(1000)
    expect(new Set(server.asked.map(({ agent }) => agent))).toEqual(new Set([`Kredka (+${publicUrl})`]))
  })

  test('two processes keep one a second together', async () => {
    await Promise.all([ask('Długa 1'), ask('Długa 2', other), ask('Długa 3'), ask('Długa 4', other)])
    expect(server.asked).toHaveLength(4)
    expect(Math.min(...gaps())).toBeGreaterThanOrEqual(1000)
  })

  test('the same again is not asked again, by any process, until the answer is thirty days old', async () => {
    const first = await ask('Długa 5, Kraków')
    expect(await ask(' długa 5,  KRAKÓW', other)).toEqual(first)
    expect(server.asked).toHaveLength(1)
    await rowsOf(platform, "update places_geocode set answered_at = now() - interval '31 days'")
    await ask('Długa 5, Kraków')
    expect(server.asked).toHaveLength(2)
  })

  test('the same asked twice at once is sent once', async () => {
    await Promise.all([ask('Długa 5'), ask('Długa 5', other)])
    expect(server.asked).toHaveLength(1)
  })

  test('what was asked is kept as a hash, and what is too old is swept', async () => {
    await ask('Tajna 7, Kraków')
    await rowsOf(platform, "update places_geocode set answered_at = now() - interval '31 days'")
    await ask('Długa 5, Kraków')
    const kept = await rowsOf<{ asked: Buffer }>(platform, 'select asked from places_geocode')
    expect(kept).toHaveLength(1)
    expect(kept[0]?.asked).toHaveLength(32)
  })

  test('one that hangs is left after four seconds, and the gazetteer answers', async () => {
    server.hang(true)
    const from = performance.now()
    expect((await ask('Kraków'))[0]).toMatchObject({ source: 'gazetteer', display_name: 'Kraków, małopolskie', longitude: 19.9375 })
    expect(performance.now() - from).toBeGreaterThan(3900)
    expect(performance.now() - from).toBeLessThan(8000)
  })

  test('where neither can answer it is told, and not kept', async () => {
    server.hang(true)
    await expect(ask('Xyzzy Qwerty')).rejects.toMatchObject({ _tag: 'GeoSearchError', kind: 'upstream' })
    expect(await rowsOf(platform, 'select 1 from places_geocode')).toEqual([])
  })

  test('what the open map does not know the gazetteer may; what nobody knows is an empty answer', async () => {
    expect((await ask('nic, Kraków'))[0]).toMatchObject({ source: 'gazetteer' })
    expect(await ask('nic takiego')).toEqual([])
  })

  test('who would wait longer than five seconds is answered at once by the gazetteer', async () => {
    await Promise.all(Array.from({ length: 5 }, () => rowsOf(platform, turn)))
    const from = performance.now()
    expect((await ask('Kraków'))[0]).toMatchObject({ source: 'gazetteer' })
    expect(performance.now() - from).toBeLessThan(3000)
    expect(server.asked).toEqual([])
  })
  const turn = `insert into places_geocoder_turn as t (next_at) values (clock_timestamp() + interval '1.1 seconds')
    on conflict (only_one) do update set next_at = t.next_at + interval '1.1 seconds'`
})

describe('GET /api/v1/geocode', () => {
  let rows: ServedRows
  beforeAll(async () => {
    rows = await servedRows(platform)
  })
  afterAll(() => rows.end())
  const get = (query: string, from = `192.0.2.${callers++}`) =>
    fetch(`${rows.url}/api/v1/geocode${query}`, { headers: { 'x-forwarded-for': from } })

  test('one visitor may submit twenty a minute', async () => {
    const asked = await Promise.all(Array.from({ length: 45 }, () => get('?q=Kraków', '203.0.113.9')))
    const refused = asked.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(5)
    expect(refused[0]?.headers.get('ratelimit-policy')).toBe('"api";q=600;w=60, "row";q=20;w=60')
    expect(refused[0]?.headers.get('ratelimit')).toMatch(/^"api";r=\d+;t=\d+, "row";r=0;t=\d+$/)
  })

  test('gives points with how near they are and who knows them', async () => {
    const answer = await get(`?q=${encodeURIComponent('Długa 5, Kraków')}`)
    expect([answer.status, await answer.json()]).toEqual([
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

  test('502 error/geo-search-error in words where nobody could say', async () => {
    server.hang(true)
    const answer = await get('?q=Xyzzy')
    expect([answer.status, await answer.json()]).toMatchObject([
      502,
      { code: 'error/geo-search-error', message: 'Nie udało się wyszukać miejsca. Spróbuj ponownie' },
    ])
  })

  test.each(['', '?q=', '?q=%20', `?q=${'x'.repeat(201)}`, '?q=x&limit=50'])('422 for %s', async (query) => {
    expect((await get(query)).status).toBe(422)
  })
})
