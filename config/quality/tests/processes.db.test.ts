import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Processes } from '#core/ports/processes.ts'
import { makePlatform, type Platform } from '../../app/platform.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'
import { realtimeFixture } from '../testing/realtime-fixture.ts'
import { startRealtimeServer } from '../testing/realtime-server.ts'
import { connectWebSocket } from '../testing/websocket-client.ts'

let platform: TestPlatform
let other: Platform
beforeAll(async () => {
  platform = await testPlatform({ plugins: [realtimeFixture] })
  other = await makePlatform({ databaseUrl: platform.databaseUrl, plugins: [realtimeFixture], logger: platform.logger })
})
afterAll(async () => {
  await other.close()
  await platform.end()
})

const rolesOfAll = async () => (await Effect.runPromise(platform.find(Processes).list())).map(({ roles }) => roles)

test('J12 processes know of each other, and count the websockets of a network together', async () => {
  await platform.heartbeat.start(['web', 'live'])
  await other.heartbeat.start(['live', 'jobs'])
  expect(await rolesOfAll()).toEqual([
    ['web', 'live'],
    ['live', 'jobs'],
  ])
  const limits = { perNetwork: 6 }
  const servers = [await startRealtimeServer(platform, { limits }), await startRealtimeServer(other, { limits })] as const
  const open = ({ url }: (typeof servers)[number]) =>
    connectWebSocket(url, '/api/v1/open/ws', { headers: { 'x-forwarded-for': '203.0.113.9' } })
  const sockets = await Promise.all(Array.from({ length: 6 }, () => open(servers[0])))
  await expect
    .poll(() =>
      open(servers[1]).then(
        ({ socket }) => socket.terminate(),
        (error: Error) => error.message,
      ),
    )
    .toBe('refused 429')
  for (const { socket } of sockets) socket.terminate()
  await expect
    .poll(() =>
      open(servers[1]).then(
        () => 'open',
        (error: Error) => error.message,
      ),
    )
    .toBe('open')
  for (const server of servers) await server.end()
  await other.heartbeat.stop()
  expect(await rolesOfAll()).toEqual([['web', 'live']])
})
