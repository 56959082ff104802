import { pino } from 'pino'
import { operator } from '#core/access/actor.ts'
import { makePlatform } from '../platform.ts'
import { type ThingWritten, tally, WriteThing } from './tally.ts'

// A server without pages (`tally-process.ts`): it writes what its parent asks for and says so once that is committed.
const platform = await makePlatform({
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  plugins: [tally()],
  logger: pino({ level: 'silent' }),
})
await platform.jobs.start()
process.on('message', async ({ thing, how }: { thing: string; how: ThingWritten['how'] }) => {
  await platform.run(WriteThing, operator, { thing, how })
  process.send?.({ written: thing })
})
process.on('SIGTERM', async () => {
  await platform.close()
  process.exit(0)
})
process.send?.({ pid: process.pid })
