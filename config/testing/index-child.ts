import { Effect } from 'effect'
import { pino } from 'pino'
import { makePlatform } from '#config/platform.ts'
import { FacilityIndex, type IndexQuery } from '#core/search/facility-index.port.ts'
import { plugins } from '#plugins/server.gen.ts'

// A process of its own that asks its index what its parent wants to know (`index-process.ts`).
const platform = await makePlatform({ databaseUrl: process.env['DATABASE_URL'] ?? '', plugins, logger: pino({ level: 'silent' }) })
platform.index.start()

process.on('message', async ({ number, query, zoom }: { number: number; query: IndexQuery; zoom: number }) => {
  // A busy machine may take longer to read the first snapshot than whoever asks is made to wait.
  while (!(await platform.index.ready()));
  const answer = await Effect.runPromise(platform.find(FacilityIndex).cluster(query, zoom, 1000))
  process.send?.({ number, answer })
})
