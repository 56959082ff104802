import { pino } from 'pino'
import { operator } from '#core/access/actor.ts'
import { makePlatform } from '../../app/platform.ts'
import { outboxFixture, type ThingWritten, WriteThing } from './outbox-fixture.ts'

// Child process of `outbox-process.ts`, a server without pages: writes its parent's things and reports each commit.
const platform = await makePlatform({
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  plugins: [outboxFixture()],
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
