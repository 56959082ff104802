import { Effect } from 'effect'
import { pino } from 'pino'
import { Realtime } from '#core/ports/live.ts'
import { makePlatform } from '../platform.ts'
import { liveProbe } from './live-probe.ts'
import { liveServed } from './live-served.ts'

// A server of websockets alone (`live-process.ts`): it tells what its parent asks for and says so once that is committed.
const platform = await makePlatform({
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  plugins: [liveProbe],
  logger: pino({ level: 'silent' }),
})
const served = await liveServed(platform)
process.on('message', async ({ to, text }: { to: string | null; text: string }) => {
  await Effect.runPromise(platform.find(Realtime).publish({ channel: 'main', to, type: 'note', data: { text } }))
  process.send?.({ told: text })
})
process.on('SIGTERM', async () => {
  await served.end()
  await platform.close()
  process.exit(0)
})
process.send?.({ url: served.url })
