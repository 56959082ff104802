import type pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makePageCache } from '#adapters/page-cache/page-cache.ts'
import { connectClient, waitUntil } from '../testing/index-fixture.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'

let platform: TestPlatform
let client: pg.Client
let cache: ReturnType<typeof makePageCache>
const errors: string[] = []
const noon = new Date('2026-11-21T11:00:00Z')
beforeAll(async () => {
  platform = await testPlatform({ withDatabaseProxy: true })
  client = await connectClient(platform.databaseUrl)
})
afterAll(async () => {
  await client.end()
  await platform.end()
})
afterEach(() => cache.close())

const page = { contentType: 'text/html', route: '/x', etag: 'W/"x"', size: 10, encoded: async () => new Uint8Array() }
const startCache = async (options: Partial<Parameters<typeof makePageCache>[0]> = {}) => {
  errors.length = 0
  cache = makePageCache({
    url: platform.databaseProxy?.url ?? '',
    clock: { now: () => noon },
    onError: (detail) => void errors.push(detail),
    ...options,
  })
  cache.start(1e6)
  await waitUntil(() => cache.currentVersion() !== null)
}
const store = (address: string, tag = address) =>
  cache.store(address, page, { tags: [tag], freshUntil: new Date('2026-11-21T23:00:00Z') }, cache.currentVersion() ?? -1)
const invalidate = (tag: string, by: pg.ClientBase = client) => by.query('select purge_pages($1)', [[tag]])
const isCached = (address: string) => cache.find(address) !== undefined

test('caches nothing before its start, or with a capacity of zero bytes', async () => {
  const before = process.getActiveResourcesInfo().length
  cache = makePageCache({ url: platform.databaseUrl, clock: { now: () => noon }, onError: () => undefined })
  cache.start(0)
  expect([cache.currentVersion(), isCached('a'), process.getActiveResourcesInfo().length]).toEqual([null, false, before])
})

test('PL-17 an invalidation is received without polling, and found by polling without notifications', async () => {
  for (const options of [{ pollIntervalMs: 60_000 }, { useNotifications: false }]) {
    await startCache(options)
    store('a')
    store('b')
    await invalidate('a')
    await waitUntil(() => !cache.has('a'))
    expect(cache.has('b')).toBe(true)
    await cache.close()
  }
})

test('PL-17 serves and caches nothing after two seconds without polling the feed; afterwards pages invalidated meanwhile are gone', async () => {
  await startCache()
  store('a')
  store('b')
  await platform.databaseProxy?.disconnect()
  expect(isCached('a')).toBe(true)
  await waitUntil(() => cache.currentVersion() === null)
  expect([isCached('a'), isCached('b'), cache.has('b')]).toEqual([false, false, true])
  await invalidate('a')
  await platform.databaseProxy?.reconnect()
  await waitUntil(() => cache.currentVersion() !== null)
  expect([isCached('a'), isCached('b'), errors.length]).toEqual([false, true, 1])
})

test('PL-17 applies a long transaction when it commits, and reconnects after the server terminated the connection', async () => {
  await startCache()
  store('a')
  store('b')
  const long = await connectClient(platform.databaseUrl)
  await long.query('begin')
  await invalidate('a', long)
  await invalidate('b')
  await waitUntil(() => !cache.has('b'))
  expect(isCached('a')).toBe(true)
  const terminateConnection = () =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query ~ 'page_purge' and state = 'idle'`,
    )
  await waitUntil(async () => (await terminateConnection()).rowCount)
  await long.query('commit')
  await long.end()
  await waitUntil(() => !cache.has('a'))
  await waitUntil(() => cache.currentVersion() !== null)
})

test('PL-17 serves no page after its expiry', async () => {
  let now = noon
  await startCache({ clock: { now: () => now } })
  store('a')
  now = new Date('2026-11-21T22:59:59.999Z')
  expect(isCached('a')).toBe(true)
  now = new Date('2026-11-21T23:00:00Z')
  expect(isCached('a')).toBe(false)
})
