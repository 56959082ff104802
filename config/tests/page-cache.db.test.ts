import type pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makePageCache } from '#adapters/page-cache/page-cache.ts'
import { clientOf, until } from '../testing/indexed.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'

let platform: TestPlatform
let client: pg.Client
let cache: ReturnType<typeof makePageCache>
const troubles: string[] = []
const noon = new Date('2026-11-21T11:00:00Z')
beforeAll(async () => {
  platform = await testPlatform({ cuttable: true })
  client = await clientOf(platform.databaseUrl)
})
afterAll(async () => {
  await client.end()
  await platform.end()
})
afterEach(() => cache.close())

const page = { contentType: 'text/html', route: '/x', etag: 'W/"x"', size: 10, packed: async () => new Uint8Array() }
const begun = async (over: Partial<Parameters<typeof makePageCache>[0]> = {}) => {
  troubles.length = 0
  cache = makePageCache({
    url: platform.line?.url ?? '',
    clock: { now: () => noon },
    onError: (detail) => void troubles.push(detail),
    ...over,
  })
  cache.start(1e6)
  await until(() => cache.mark() !== null, 10_000)
}
const keep = (address: string, tag = address) =>
  cache.keep(address, page, { tags: [tag], freshUntil: new Date('2026-11-21T23:00:00Z') }, cache.mark() ?? -1)
const purge = (tag: string, by: pg.ClientBase = client) => by.query('select purge_pages($1)', [[tag]])
const isKept = (address: string) => cache.find(address) !== undefined

test('not started it keeps nothing, and neither does one that may keep no bytes', async () => {
  const before = process.getActiveResourcesInfo().length
  cache = makePageCache({ url: platform.databaseUrl, clock: { now: () => noon }, onError: () => undefined })
  cache.start(0)
  expect([cache.mark(), isKept('a'), process.getActiveResourcesInfo().length]).toEqual([null, false, before])
})

test('PL-17 a purge is heard at once; not heard, it is seen within a second', async () => {
  for (const over of [{ every: 60_000 }, { listens: false }]) {
    await begun(over)
    keep('a')
    keep('b')
    await purge('a')
    expect(await until(() => !cache.has('a'), 1500)).toBeLessThan(over.every ? 700 : 1500)
    expect(cache.has('b')).toBe(true)
    await cache.close()
  }
})

test('PL-17 without a look for two seconds nothing is answered and nothing kept; looked again, what was purged meanwhile is gone', async () => {
  await begun()
  keep('a')
  keep('b')
  await platform.line?.cut()
  expect(isKept('a')).toBe(true)
  await until(() => cache.mark() === null, 2500)
  expect([isKept('a'), isKept('b'), cache.has('b')]).toEqual([false, false, true])
  await purge('a')
  await platform.line?.mend()
  await until(() => cache.mark() !== null, 3000)
  expect([isKept('a'), isKept('b'), troubles.length]).toEqual([false, true, 1])
})

test('PL-17 a transaction that is open long is seen when it ends, and a connection that the server ends is another one soon', async () => {
  await begun()
  keep('a')
  keep('b')
  const long = await clientOf(platform.databaseUrl)
  await long.query('begin')
  await purge('a', long)
  await purge('b')
  await until(() => !cache.has('b'))
  expect(isKept('a')).toBe(true)
  const endIt = () =>
    client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query ~ 'page_purge' and state = 'idle'`,
    )
  await until(async () => (await endIt()).rowCount)
  await long.query('commit')
  await long.end()
  await until(() => !cache.has('a'))
  await until(() => cache.mark() !== null)
})

test('PL-17 a page that stops being true by itself is answered no more from that moment on', async () => {
  let now = noon
  await begun({ clock: { now: () => now } })
  keep('a')
  now = new Date('2026-11-21T22:59:59.999Z')
  expect(isKept('a')).toBe(true)
  now = new Date('2026-11-21T23:00:00Z')
  expect(isKept('a')).toBe(false)
})
