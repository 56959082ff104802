import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { plugin } from '../testing/row-probe/plugin.ts'
import { type ServedRows, servedRows } from '../testing/served-rows.ts'

let platform: TestPlatform
let rows: ServedRows
let secure: ServedRows
beforeAll(async () => {
  platform = await testPlatform({ plugins: [plugin] })
  rows = await servedRows(platform)
  secure = await servedRows(platform, { publicUrl: 'https://kredka.example' })
})
afterAll(async () => {
  rows.end()
  secure.end()
  await platform.end()
})

const ask = (path: string, method: string, body: unknown, headers: Record<string, string> = {}, url = rows.url) =>
  fetch(`${url}/api/probe${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const told = async (answer: Response) => [answer.status, (await answer.json()) as Record<string, unknown>] as const

describe('PL-06 version', () => {
  const edit = (text: string, match?: string) => ask('/thing', 'PATCH', { text }, match === undefined ? {} : { 'if-match': match })

  test('If-Match is the version that was edited, ETag the new one', async () => {
    const shown = await ask('/thing', 'GET', undefined)
    expect([shown.headers.get('etag'), await shown.json()]).toEqual(['"1"', { text: '', version: 1 }])
    const changed = await edit('a', '"1"')
    expect([changed.status, changed.headers.get('etag'), await changed.json()]).toEqual([200, '"2"', { text: 'a', version: 2 }])
  })

  test('an old version is a conflict; a missing or strange one is named, and nobody says it in the body', async () => {
    expect(await told(await edit('b', '"1"'))).toMatchObject([409, { code: 'error/version-conflict' }])
    expect(await told(await edit('b'))).toMatchObject([422, { schema: { version: ['Pole jest wymagane'] } }])
    for (const strange of ['2', 'W/"2"', '*', '"x"', '"-1"'])
      expect(await told(await edit('b', strange))).toMatchObject([422, { schema: { version: [expect.any(String)] } }])
    expect(await told(await ask('/thing', 'PATCH', { text: 'b', version: 2 }))).toMatchObject([
      422,
      { schema: { version: ['Nieznane pole'] } },
    ])
    expect(await rowsOf(platform, 'select * from row_probe_thing')).toEqual([{ text: 'a', version: 2 }])
  })
})

describe('PL-06 idempotent', () => {
  const note = (text: string, key: string, from = '203.0.113.1') =>
    ask('/note', 'POST', { text }, { 'idempotency-key': key, 'x-forwarded-for': from })
  const texts = async () =>
    (await rowsOf<{ text: string }>(platform, 'select text from row_probe_note order by id')).map(({ text }) => text)

  test('the same request again: the same answer, done once; another caller’s key is another key', async () => {
    const [, first] = await told(await note('raz', 'k-1'))
    expect(await told(await note('raz', 'k-1'))).toEqual([200, first])
    expect(await texts()).toEqual(['raz'])
    expect((await told(await note('raz', 'k-1', '203.0.113.2')))[1]['id']).not.toBe(first['id'])
  })

  test('two at once: one is done, both are answered the same', async () => {
    const both = await Promise.all(Array.from({ length: 5 }, async () => told(await note('naraz', 'k-2'))))
    expect(new Set(both.map((each) => JSON.stringify(each))).size).toBe(1)
    expect((await texts()).filter((text) => text === 'naraz')).toHaveLength(1)
  })

  test('another request with the same key is a conflict, a strange key is named', async () => {
    expect(await told(await note('inne', 'k-1'))).toMatchObject([409, { code: 'error/idempotency-key-reused' }])
    expect(await told(await note('x', 'a b'))).toMatchObject([422, { schema: { 'Idempotency-Key': [expect.any(String)] } }])
    expect(await texts()).not.toContain('inne')
  })

  test('what failed is undone with its key, and may be tried again', async () => {
    expect((await note('pęknij', 'k-3')).status).toBe(500)
    expect(await texts()).not.toContain('pęknij')
    expect((await note('pęknij', 'k-3')).status).toBe(500)
    expect((await note('dobrze', 'k-3')).status).toBe(200)
  })

  test('without a key each is done; after a day a key is forgotten; neither keys nor callers are kept as they are', async () => {
    for (const _ of [1, 2]) await ask('/note', 'POST', { text: 'bez' })
    expect((await texts()).filter((text) => text === 'bez')).toHaveLength(2)
    const kept = JSON.stringify(await rowsOf(platform, 'select key, request from idempotency_key'))
    expect(kept).not.toMatch(/k-1|203\.0|raz/)
    await rowsOf(platform, `update idempotency_key set written_at = written_at - interval '25 hours'`)
    await note('raz', 'k-1')
    expect((await texts()).filter((text) => text === 'raz')).toHaveLength(3)
    expect(await rowsOf(platform, 'select 1 from idempotency_key')).toHaveLength(1)
  })
})

describe('PL-06 rate', () => {
  const spell = (from: string) => ask('/spell', 'POST', { word: 'ż' }, { 'x-forwarded-for': from })

  test('so many times, told in the headers of the IETF draft; then 429 with Retry-After, for this caller alone', async () => {
    for (const left of [2, 1, 0]) {
      const { status, headers } = await spell('203.0.113.5')
      expect([status, headers.get('ratelimit-policy')]).toEqual([200, '"api";q=600;w=60, "row";q=3;w=3600'])
      expect(headers.get('ratelimit')).toMatch(new RegExp(`, "row";r=${left};t=\\d+$`))
    }
    const refused = await spell('203.0.113.5')
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'error/too-many-requests' }])
    expect(refused.headers.get('ratelimit')).toMatch(/, "row";r=0;t=\d+$/)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await spell('203.0.113.6')).status).toBe(200)
    expect(JSON.stringify(await rowsOf(platform, 'select key from rate_limit'))).not.toContain('203.0')
  })
})

describe('PL-06 session', () => {
  const refresh = (headers: Record<string, string>, url = rows.url) => ask('/refresh', 'POST', {}, headers, url)

  test('the refresh cookie comes in and goes out as decisions §29 say', async () => {
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

  test('under https its name binds it to the host', async () => {
    const origin = 'https://kredka.example'
    const answer = await refresh({ cookie: '__Host-refresh_token=mine; refresh_token=planted', origin }, secure.url)
    expect([await answer.json(), answer.headers.get('set-cookie')]).toEqual([
      { had: 'mine' },
      expect.stringMatching(/^__Host-refresh_token=next;.*; HttpOnly; Secure; SameSite=Lax$/),
    ])
  })

  test('another site, or a cookie without a word of where it comes from, is refused and nothing is set', async () => {
    for (const headers of [
      { origin: 'https://zle.example' },
      { origin: 'null' },
      { cookie: 'refresh_token=mine' },
      { cookie: 'refresh_token=mine', origin: 'http://kredka.test.zle.example' },
    ]) {
      const answer = await refresh(headers)
      expect([answer.status, ((await answer.json()) as { code: string }).code, answer.headers.get('set-cookie')]).toEqual([
        403,
        'error/forbidden',
        null,
      ])
    }
    expect((await told(await ask('/refresh', 'POST', { refresh_token: 'mine' })))[0]).toBe(422)
  })
})
