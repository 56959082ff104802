import { Effect } from 'effect'
import { pino } from 'pino'
import { makePlatform } from '#config/app/platform.ts'
import { FacilityIndex, type IndexQuery } from '#core/search/facility-index.port.ts'
import { plugins } from '#plugins/server.gen.ts'

// Child process of `index-process.ts`: runs the queries of its parent on its own search index.
const platform = await makePlatform({ databaseUrl: process.env['DATABASE_URL'] ?? '', plugins, logger: pino({ level: 'silent' }) })
platform.index.start()

process.on('message', async ({ number, query, zoom }: { number: number; query: IndexQuery; zoom: number }) => {
  // On a busy machine the first load can take longer than one call of `ready` waits.
  while (!(await platform.index.ready()));
  const answer = await Effect.runPromise(platform.find(FacilityIndex).cluster(query, zoom, 1000))
  process.send?.({ number, answer })
})
