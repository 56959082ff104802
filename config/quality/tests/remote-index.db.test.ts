import { Effect } from 'effect'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SearchIndex } from '#adapters/search-index/search-index.ts'
import { connectClient, insertFacilities, testFacets, waitForIndex, waitUntil } from '../testing/index-fixture.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'
import { askingIndex, type IndexHolder, searchToken, startIndexHolder } from '../testing/remote-index.ts'

const city = { within: { city: 'opolskie/a' }, selection: {} }

let platform: TestPlatform
let client: pg.Client
let holder: IndexHolder
let ids: readonly string[]
const opened: { close(): Promise<void> }[] = []
beforeAll(async () => {
  platform = await testPlatform()
  client = await connectClient(platform.databaseUrl)
})
afterAll(async () => {
  await client.end()
  await platform.end()
})
beforeEach(async () => {
  await client.query('truncate facility cascade')
  ids = await insertFacilities(client, [{ completeness: 5 }, { completeness: 4 }, { completeness: 3 }])
  holder = await startIndexHolder(platform.databaseUrl)
})
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
  await holder.close()
})
const open = (over?: Parameters<typeof askingIndex>[1]) => {
  const index = askingIndex(holder.url, over)
  opened.push(index)
  index.start()
  return index
}
const find = (index: SearchIndex) => Effect.runPromise(index.facilities.find(city, { limit: 3 }))
const isUnavailable = { _tag: 'Unavailable' }

test('PL-20 while the process that holds the index is away, queries fail at once and readiness says so; it recovers by itself, and everything counts as changed', async () => {
  const announced: (readonly string[] | null)[] = []
  const cities: (readonly string[] | null)[] = []
  const index = open({ onUpdate: (of) => cities.push(of) })
  index.changes.subscribe((changed) => announced.push(changed))
  await waitForIndex(index, client)
  expect((await find(index)).ids).toEqual(ids)
  await waitUntil(async () => (await index.ready()) && index.changes.areFollowed())

  await holder.close()
  await waitUntil(() => index.errors.length)
  await expect(find(index)).rejects.toMatchObject(isUnavailable)
  expect(await index.ready()).toBe(false)
  await client.query('update facility set completeness = 99 where id = $1', [ids[2]])
  await waitUntil(() => !index.changes.areFollowed())
  expect(index.errors).toHaveLength(1)

  holder = await startIndexHolder(platform.databaseUrl, {}, Number(new URL(holder.url).port))
  await waitUntil(async () => (await find(index).catch(() => null))?.ids[0] === ids[2])
  expect([announced, cities]).toEqual([
    [null, null],
    [null, null],
  ])
  await waitUntil(async () => (await index.ready()) && index.changes.areFollowed())
})

test('a change is announced before an answer contains it, with its cities', async () => {
  const events: string[] = []
  const index = open({ onUpdate: (cities) => events.push(`update ${cities}`) })
  index.changes.subscribe((changed) => events.push(`change ${changed}`))
  await waitForIndex(index, client)
  await client.query('update facility set completeness = 99 where id = $1', [ids[2]])
  await waitUntil(async () => {
    const { ids: found } = await find(index)
    events.push(`answer ${found[0]}`)
    return found[0] === ids[2]
  })
  const later = events.filter((event, at) => event !== events[at - 1]).slice(-3)
  expect(later).toEqual([`change ${ids[2]}`, 'update opolskie/a', `answer ${ids[2]}`])
})

test('the holder answers direct requests with a token of the installation only, and refuses what it does not understand', async () => {
  const send = async (headers: Record<string, string>, body: string | object = { seen: null, waitMs: 0, question: null }) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: text }
    return (await fetch(`${holder.url}/internal/search`, init)).status
  }
  const withToken = { Authorization: `Bearer ${searchToken}` }
  expect(await send(withToken)).toBe(200)
  expect(await send({ Authorization: 'Bearer another-token' })).toBe(200)
  expect(await send({})).toBe(401)
  expect(await send({ Authorization: `Bearer ${searchToken}x` })).toBe(401)
  expect(await send({ ...withToken, 'X-Forwarded-For': '10.0.0.1' })).toBe(404)
  for (const body of [{}, [], { seen: null, waitMs: 1e9, question: null }, { seen: null, waitMs: 0, question: { ask: 'all' } }, '{'])
    expect(await send(withToken, body)).toBe(400)
  expect(holder.errors).toEqual([])
})

test('an index with another token or another version says so, and its queries fail as unavailable', async () => {
  const stranger = open({ token: () => 'unknown' })
  await waitUntil(() => stranger.errors.length)
  expect(stranger.errors[0]).toContain('JWT_SECRETS')
  await expect(find(stranger)).rejects.toMatchObject(isUnavailable)

  const newer = open()
  await waitForIndex(newer, client)
  const unknown = { ...city, selection: { [`no-${testFacets[0]?.key}`]: ['x'] } }
  await expect(Effect.runPromise(newer.facilities.find(unknown, { limit: 1 }))).rejects.toMatchObject(isUnavailable)
})
