import { Effect } from 'effect'
import { pino } from 'pino'
import { Realtime } from '#core/ports/realtime.ts'
import { plugins as installed } from '#plugins/server.gen.ts'
import { makePlatform } from '../../app/platform.ts'
import { realtimeFixture } from './realtime-fixture.ts'
import { startRealtimeServer } from './realtime-server.ts'

// Child process of `realtime-process.ts`: serves websockets, publishes its parent's messages and reports each commit.
const secret = process.env['JWT_SECRETS']
const platform = await makePlatform({
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  ...(secret === undefined ? { plugins: [realtimeFixture] } : { plugins: installed, secrets: [secret] as const }),
  logger: pino({ level: 'silent' }),
})
const server = await startRealtimeServer(platform)
process.on('message', async ({ to, text }: { to: string | null; text: string }) => {
  await Effect.runPromise(platform.find(Realtime).publish({ channel: 'main', to, type: 'note', data: { text } }))
  process.send?.({ published: text })
})
process.on('SIGTERM', async () => {
  await server.end()
  await platform.close()
  process.exit(0)
})
// A parent that gave up waiting must not wait for this process to end.
process.once('disconnect', () => process.exit(1))
process.send?.({ url: server.url })
