import { Db } from '#adapters/postgres/unit-of-work.ts'
import { command } from '#core/plugin/commands.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { post } from '#core/plugin/routes.ts'
import { Clock } from '#core/ports/clock.ts'
import { LastDays, ReadPage } from './contract/scroll-depth.ts'
import { ScrollDepths } from './domain/scroll-depths.port.ts'
import { pageStatistics } from './migrations/20261123100000-page-statistics.ts'
import { makeScrollDepths } from './persistence/scroll-depths.repository.ts'
import { CountScrollDepth, makeCountScrollDepth } from './use-cases/count-scroll-depth.ts'
import { ListScrollDepths, makeListScrollDepths } from './use-cases/list-scroll-depths.ts'

/** How far pages are read, counted without anybody's trace. */
export const plugin = definePlugin({
  name: 'page-statistics',
  migrations: [pageStatistics],
  bindings: (bind) => {
    bind(ScrollDepths, makeScrollDepths, { db: Db })
    bind(CountScrollDepth, makeCountScrollDepth, { scrollDepths: ScrollDepths, clock: Clock })
    bind(ListScrollDepths, makeListScrollDepths, { scrollDepths: ScrollDepths, clock: Clock })
  },
  routes: [
    post('/api/v1/page-statistics/scroll-depth', {
      summary: 'Counts a page that was read to nine tenths, by its route name and day alone.',
      input: ReadPage,
      output: ReadPage,
      handler: CountScrollDepth,
      access: 'anyone',
      // Nobody reads more pages to their end in a minute; whoever tells of more is making them up.
      rate: { times: 30, seconds: 60 },
    }),
  ],
  commands: [
    command('page-statistics list', {
      description: 'How often pages were read to nine tenths, by day and route name',
      options: [{ flag: '--days <count>', description: 'how many days back, today included; 30 unless told' }],
      input: LastDays,
      handler: ListScrollDepths,
      format: (rows) => rows.map(({ day, page, times }) => `${day}  ${page}  ${times}`).join('\n') || 'Nothing was counted yet.',
    }),
  ],
})
