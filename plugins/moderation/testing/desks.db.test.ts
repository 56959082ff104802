import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { rowsOf, type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { type RealtimeProcess, startRealtimeProcess } from '#config/quality/testing/realtime-process.ts'
import { plugin as reviewFixture } from '#config/quality/testing/review-fixture/plugin.ts'
import { type RouteServer, startRouteServer } from '#config/quality/testing/route-server.ts'
import { connectWebSocket, type WebSocketClient } from '#config/quality/testing/websocket-client.ts'
import { createMember } from '#plugins/accounts/testing/member.ts'
import { plugins } from '#plugins/server.gen.ts'
import { supportChannelPath } from '../contract/channel.ts'
import type { ReviewUpdated } from '../contract/review.ts'
import { DecideReview } from '../use-cases/decide-review.ts'
import { LockReview, ReleaseReview } from '../use-cases/reviews.ts'
import { insertReview } from './insert-review.ts'

const secret = 'a secret that two processes of a test share'
let platform: TestPlatform
let routes: RouteServer
let process: RealtimeProcess
let desk: WebSocketClient
beforeAll(async () => {
  platform = await testPlatform({ plugins: [...plugins, reviewFixture], secrets: [secret] })
  routes = await startRouteServer(platform)
  process = await startRealtimeProcess(platform.databaseUrl, secret)
})
afterAll(async () => {
  desk?.socket.close()
  await process?.end()
  routes?.end()
  await platform?.end()
})

const connect = async (type: 'support' | 'user') => {
  const { browser } = await createMember(platform, routes.url, type)
  const client = await connectWebSocket(process.url, supportChannelPath)
  client.send({ type: 'auth', jwt: browser.jwt })
  return client
}

test('SP-03 J4.4 what one desk reserves, releases and decides shows on a desk of another process', async () => {
  desk = await connect('support')
  await desk.waitForFrame('ready')
  const id = await insertReview((sql, parameters) => rowsOf(platform, sql, parameters))
  const { id: annaId } = await createMember(platform, routes.url, 'support')
  const anna = aUser({ id: annaId, type: 'support' })
  const waitForUpdate = async (expected: Partial<ReviewUpdated>) => {
    const isExpected = ({ data }: { readonly data: unknown }) => {
      const { id: shown, state, locked_by } = data as ReviewUpdated
      return shown === id && state === expected.state && (locked_by?.id ?? null) === (expected.locked_by?.id ?? null)
    }
    const { data } = await desk.waitForFrame('review.updated', isExpected)
    desk.frames.length = 0
    return data as ReviewUpdated
  }
  await platform.run(LockReview, anna, { id })
  expect((await waitForUpdate({ state: 'waiting', locked_by: { id: annaId, name: '' } })).locked_by?.name).toBe('Joanna Wierzba')
  await platform.run(ReleaseReview, anna, { id })
  await waitForUpdate({ state: 'waiting', locked_by: null })
  await platform.run(DecideReview, anna, { id, outcome: 'reject', reason: 'other', note: 'Nieczytelny dokument' })
  await waitForUpdate({ state: 'rejected', locked_by: null })
})

test('SP-01 the channel of the desk is closed to others', async () => {
  const client = await connect('user')
  expect(await client.closeCode).toBeGreaterThanOrEqual(1008)
  expect(client.frames.filter(({ type }) => type === 'review.updated')).toEqual([])
})
