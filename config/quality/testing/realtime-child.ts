import { performance } from 'node:perf_hooks'
import { Effect } from 'effect'
import { pino } from 'pino'
import { Realtime, type RealtimeMessage } from '#core/ports/realtime.ts'
import { plugins as installed } from '#plugins/server.gen.ts'
import { makePlatform } from '../../app/platform.ts'
import { realtimeFixture } from './realtime-fixture.ts'
import { startRealtimeServer } from './realtime-server.ts'

/** Order of the parent. */
export type Order = { readonly publish: RealtimeMessage } | { readonly signal: RealtimeMessage } | { readonly measure: true }

// Child process of `realtime-process.ts`: serves websockets, sends its parent's messages and reports each commit.
const secret = process.env['JWT_SECRETS']
const platform = await makePlatform({
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  ...(secret === undefined ? { plugins: [realtimeFixture] } : { plugins: installed, secrets: [secret] as const }),
  logger: pino({ level: 'silent' }),
})
// All clients of a test have one address.
const server = await startRealtimeServer(platform, { limits: { perNetwork: 20_000 } })
let since = performance.eventLoopUtilization()
const measure = () => {
  const { utilization } = performance.eventLoopUtilization(since)
  since = performance.eventLoopUtilization()
  return utilization
}
const realtime = platform.find(Realtime)
process.on('message', async (order: Order) => {
  if ('publish' in order) await Effect.runPromise(realtime.publish(order.publish))
  if ('signal' in order) await Effect.runPromise(realtime.signal(order.signal))
  process.send?.('measure' in order ? { busy: measure() } : { sent: true })
})
process.on('SIGTERM', async () => {
  await server.end()
  await platform.close()
  process.exit(0)
})
// A parent that gave up waiting must not wait for this process to end.
process.once('disconnect', () => process.exit(1))
process.send?.({ url: server.url })
