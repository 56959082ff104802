import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectClient, waitUntil } from '#config/quality/testing/index-fixture.ts'
import { type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import type { RunningServer } from '#config/quality/testing/running-server.ts'
import { type ServerProcess, serverProcess } from '#config/quality/testing/server-process.ts'
import { importFixtureEdition } from '#plugins/registers/testing/import-register.ts'

const older = 'the-older-secret-of-two-that-are-known'
const newer = 'the-newer-secret-of-two-that-are-known'
const box = { geo_nw: { long: 14, lat: 54.9 }, geo_se: { long: 24.2, lat: 49 }, zoom: 6 }

let platform: TestPlatform
let client: pg.Client
let search: ServerProcess
let web: ServerProcess
const startSearch = (more: Readonly<Record<string, string>> = {}) =>
  serverProcess({ DATABASE_URL: platform.databaseUrl, JWT_SECRETS: `${older},${newer}`, ...more })
beforeAll(async () => {
  platform = await testPlatform()
  await importFixtureEdition(platform)
  client = await connectClient(platform.databaseUrl)
  search = await startSearch()
  // In the middle of an exchange of secrets.
  web = await serverProcess({ DATABASE_URL: platform.databaseUrl, JWT_SECRETS: `${newer},${older}`, SEARCH_URL: search.url })
})
afterAll(async () => {
  await Promise.all([web.stop(), search.stop()])
  await client.end()
  await platform.end()
})

const post = (server: RunningServer, path: string, body: object) =>
  server.get(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const found = async (server: RunningServer, path: string, body: object) => {
  const response = await post(server, path, body)
  return { status: response.status, version: response.headers.get('x-index-version'), body: await response.json() }
}
const indexOn = async (server: RunningServer) =>
  ((await (await server.get('/readyz')).json()) as { checks: Record<string, string> }).checks['index']

test('PL-20 a process without an index answers as the one that holds it, and shows a change', async () => {
  const requests = [
    ['/api/search', box],
    ['/api/search/clusters', box],
    ['/api/v1/geo-search', { query: 'warsz' }],
  ] as const
  for (const [path, body] of requests) {
    await waitUntil(async () => (await post(search, path, body)).ok)
    const own = await found(search, path, body)
    expect(own.status).toBe(200)
    expect(await found(web, path, body)).toEqual(own)
  }
  const cityPage = '/zlobki/mazowieckie/warszawa'
  expect((await web.get(cityPage)).status).toBe(200)
  await client.query(
    `update facility set name = 'AAA pierwszy' where id = (select id from facility where active and city_slug = 'warszawa' and category = 'zlobki' limit 1)`,
  )
  await waitUntil(async () => (await (await web.get(cityPage)).text()).includes('AAA pierwszy'))
  expect(web.output()).not.toContain('facility index')
})

test('PL-20 while the process of the search is away, searches get a 503 problem with Retry-After, everything else is answered; it recovers by itself', async () => {
  search.child.kill('SIGKILL')
  await waitUntil(async () => (await post(web, '/api/search', box)).status === 503)
  const refused = await post(web, '/api/search', box)
  expect([refused.headers.get('content-type'), refused.headers.get('retry-after')]).toEqual([
    'application/problem+json; charset=utf-8',
    '5',
  ])
  expect((await web.get('/readyz')).status).toBe(200)
  expect(await indexOn(web)).toBe('away')
  expect((await web.get('/')).status).toBe(200)
  expect(web.output()).toContain('facility index')

  search = await startSearch({ PORT: new URL(search.url).port })
  await waitUntil(async () => (await post(web, '/api/search', box)).ok)
  expect(await indexOn(web)).toBe('ok')
})
