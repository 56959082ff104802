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
let since = { at: performance.now(), used: process.threadCpuUsage() }
/** Returns the share of one processor that the main thread has used since the last time. */
const measure = () => {
  const { at, used } = since
  since = { at: performance.now(), used: process.threadCpuUsage() }
  return (since.used.user + since.used.system - used.user - used.system) / 1000 / (since.at - at)
}
const realtime = platform.find(Realtime)
process.on('message', async (order: Order) => {
  if ('measure' in order) return process.send?.({ busy: measure() })
  // A drill counts what has not arrived.
  await Effect.runPromiseExit('publish' in order ? realtime.publish(order.publish) : realtime.signal(order.signal))
  return process.send?.({ sent: true })
})
process.on('SIGTERM', async () => {
  await server.end()
  await platform.close()
  process.exit(0)
})
// A parent that gave up waiting must not wait for this process to end.
process.once('disconnect', () => process.exit(1))
process.send?.({ url: server.url })
