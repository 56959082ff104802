import { describe, expect, test } from 'vitest'
import { system } from '#core/access/actor.ts'
import { DeleteExpiredResponses } from '#core/idempotency/delete-expired-responses.ts'
import { rowsOf, testPlatform } from '../testing/platform.ts'
import { plugin } from '../testing/route-fixture/plugin.ts'
import { startRouteServer } from '../testing/route-server.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const platform = startForTests(() => testPlatform({ plugins: [plugin] }))
const server = startForTests(() => startRouteServer(platform))
const secure = startForTests(() => startRouteServer(platform, { publicUrl: 'https://kredka.example' }))

const send = (path: string, method: string, body: unknown, headers: Record<string, string> = {}, url = server.url) =>
  fetch(`${url}/api/probe${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const statusAndBody = async (response: Response) => [response.status, (await response.json()) as Record<string, unknown>] as const

describe('PL-06 version', () => {
  const edit = (text: string, match?: string) => send('/thing', 'PATCH', { text }, match === undefined ? {} : { 'if-match': match })

  test('If-Match is the version that was edited, ETag the new one', async () => {
    const shown = await send('/thing', 'GET', undefined)
    expect([shown.headers.get('etag'), await shown.json()]).toEqual(['"1"', { text: '', version: 1 }])
    const changed = await edit('a', '"1"')
    expect([changed.status, changed.headers.get('etag'), await changed.json()]).toEqual([200, '"2"', { text: 'a', version: 2 }])
  })

  test('an old version is a conflict; a missing, invalid or misplaced one is rejected by name', async () => {
    expect(await statusAndBody(await edit('b', '"1"'))).toMatchObject([409, { code: 'error/version-conflict' }])
    expect(await statusAndBody(await edit('b'))).toMatchObject([422, { schema: { version: ['Pole jest wymagane'] } }])
    for (const invalid of ['2', 'W/"2"', '*', '"x"', '"-1"'])
      expect(await statusAndBody(await edit('b', invalid))).toMatchObject([422, { schema: { version: [expect.any(String)] } }])
    expect(await statusAndBody(await send('/thing', 'PATCH', { text: 'b', version: 2 }))).toMatchObject([
      422,
      { schema: { version: ['Nieznane pole'] } },
    ])
    expect(await rowsOf(platform, 'select * from route_fixture_thing')).toEqual([{ text: 'a', version: 2 }])
  })
})

describe('PL-06 idempotency', () => {
  const note = (text: string, key: string, from = '203.0.113.1') =>
    send('/note', 'POST', { text }, { 'idempotency-key': key, 'x-forwarded-for': from })
  const texts = async () =>
    (await rowsOf<{ text: string }>(platform, 'select text from route_fixture_note order by id')).map(({ text }) => text)

  test('a repeated request runs once and gets the same response; keys are separate for each caller', async () => {
    const [, first] = await statusAndBody(await note('raz', 'k-1'))
    expect(await statusAndBody(await note('raz', 'k-1'))).toEqual([200, first])
    expect(await texts()).toEqual(['raz'])
    expect((await statusAndBody(await note('raz', 'k-1', '203.0.113.2')))[1]['id']).not.toBe(first['id'])
  })

  test('concurrent requests with one key run once and get the same response', async () => {
    const both = await Promise.all(Array.from({ length: 5 }, async () => statusAndBody(await note('naraz', 'k-2'))))
    expect(new Set(both.map((each) => JSON.stringify(each))).size).toBe(1)
    expect((await texts()).filter((text) => text === 'naraz')).toHaveLength(1)
  })

  test('another request with the same key is rejected, an invalid key by name', async () => {
    expect(await statusAndBody(await note('inne', 'k-1'))).toMatchObject([422, { code: 'error/idempotency-key-reused' }])
    expect(await statusAndBody(await note('x', 'a b'))).toMatchObject([422, { schema: { 'Idempotency-Key': [expect.any(String)] } }])
    expect(await texts()).not.toContain('inne')
  })

  test('a failed request is rolled back with its key, and may be repeated', async () => {
    expect((await note('pęknij', 'k-3')).status).toBe(500)
    expect(await texts()).not.toContain('pęknij')
    expect((await note('pęknij', 'k-3')).status).toBe(500)
    expect((await note('dobrze', 'k-3')).status).toBe(200)
  })

  test('requests without a key run each time; keys expire after a day; nothing is stored in plain text', async () => {
    for (const _ of [1, 2]) await send('/note', 'POST', { text: 'bez' })
    expect((await texts()).filter((text) => text === 'bez')).toHaveLength(2)
    const stored = JSON.stringify(await rowsOf(platform, 'select * from idempotency_key'))
    expect(stored).not.toMatch(/"(k-1|raz)|203\.0\./)
    await rowsOf(platform, `update idempotency_key set written_at = written_at - interval '25 hours'`)
    await note('raz', 'k-1')
    expect((await texts()).filter((text) => text === 'raz')).toHaveLength(3)
    expect((await platform.run(DeleteExpiredResponses, system, {})).deleted).toBeGreaterThan(0)
    expect(await rowsOf(platform, 'select 1 from idempotency_key')).toHaveLength(1)
  })
})

describe('PL-06 rate limit', () => {
  const spell = (from: string) => send('/spell', 'POST', { word: 'ż' }, { 'x-forwarded-for': from })

  test('allows a number of requests, reported in the headers of the IETF draft; then 429 with Retry-After, for this caller only', async () => {
    for (const remaining of [2, 1, 0]) {
      const { status, headers } = await spell('203.0.113.5')
      expect([status, headers.get('ratelimit-policy')]).toEqual([200, '"api";q=600;w=60, "row";q=3;w=3600'])
      expect(headers.get('ratelimit')).toMatch(new RegExp(`, "row";r=${remaining};t=\\d+$`))
    }
    const rejected = await spell('203.0.113.5')
    expect([rejected.status, await rejected.json()]).toMatchObject([429, { code: 'error/too-many-requests' }])
    expect(rejected.headers.get('ratelimit')).toMatch(/, "row";r=0;t=\d+$/)
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await spell('203.0.113.6')).status).toBe(200)
    expect(JSON.stringify(await rowsOf(platform, 'select key from rate_limit'))).not.toContain('203.0')
  })
})

describe('PL-06 session', () => {
  const refresh = (headers: Record<string, string>, url = server.url) => send('/refresh', 'POST', {}, headers, url)

  test('the refresh cookie is read and set as in decisions §29', async () => {
    const first = await refresh({})
    expect([await first.json(), first.headers.get('set-cookie')]).toEqual([
      { had: null },
      expect.stringMatching(/^refresh_token=next; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    ])
    const origin = 'http://kredka.test'
    expect(await (await refresh({ cookie: 'a=b; refresh_token=mine', origin })).json()).toEqual({ had: 'mine' })
    expect((await refresh({ cookie: 'refresh_token=last', origin })).headers.get('set-cookie')).toMatch(
      /^refresh_token=; Path=\/; Expires=Thu, 01 Jan 1970/,
    )
  })

  test('under https its name has the __Host- prefix', async () => {
    const origin = 'https://kredka.example'
    const response = await refresh({ cookie: '__Host-refresh_token=mine; refresh_token=planted', origin }, secure.url)
    expect([await response.json(), response.headers.get('set-cookie')]).toEqual([
      { had: 'mine' },
      expect.stringMatching(/^__Host-refresh_token=next;.*; HttpOnly; Secure; SameSite=Lax$/),
    ])
  })

  test('rejects another site, and a cookie without Origin, and sets no cookie', async () => {
    for (const headers of [
      { origin: 'https://zle.example' },
      { origin: 'null' },
      { cookie: 'refresh_token=mine' },
      { cookie: 'refresh_token=mine', origin: 'http://kredka.test.zle.example' },
    ]) {
      const response = await refresh(headers)
      expect([response.status, ((await response.json()) as { code: string }).code, response.headers.get('set-cookie')]).toEqual([
        403,
        'error/forbidden',
        null,
      ])
    }
    expect((await statusAndBody(await send('/refresh', 'POST', { refresh_token: 'mine' })))[0]).toBe(422)
  })
})
