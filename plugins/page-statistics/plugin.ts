import { Db } from '#adapters/postgres/unit-of-work.ts'
import { command } from '#core/plugin/commands.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { post } from '#core/plugin/routes.ts'
import { Clock } from '#core/ports/clock.ts'
import { LastDaysQuery, PageRead } from './contract/scroll-depth.ts'
import { ScrollDepthRepository } from './domain/scroll-depths.port.ts'
import { pageStatistics } from './migrations/20261123100000-page-statistics.ts'
import { makeScrollDepthRepository } from './persistence/scroll-depths.repository.ts'
import { CountScrollDepth, makeCountScrollDepth } from './use-cases/count-scroll-depth.ts'
import { ListScrollDepths, makeListScrollDepths } from './use-cases/list-scroll-depths.ts'

/** Scroll-depth statistics of pages, without data about readers. */
export const plugin = definePlugin({
  name: 'page-statistics',
  migrations: [pageStatistics],
  bindings: (bind) => {
    bind(ScrollDepthRepository, makeScrollDepthRepository, { db: Db })
    bind(CountScrollDepth, makeCountScrollDepth, { scrollDepths: ScrollDepthRepository, clock: Clock })
    bind(ListScrollDepths, makeListScrollDepths, { scrollDepths: ScrollDepthRepository, clock: Clock })
  },
  endpoints: [
    post('/api/v1/page-statistics/scroll-depth', {
      summary: 'Counts a page that was scrolled to 90 %, by route name and day only.',
      input: PageRead,
      output: PageRead,
      handler: CountScrollDepth,
      access: 'anyone',
      // A person does not read more pages in a minute; more requests are forged.
      rateLimit: { times: 30, seconds: 60 },
    }),
  ],
  commands: [
    command('page-statistics list', {
      description: 'List how often pages were scrolled to 90 %, by day and route name',
      options: [{ flag: '--days <count>', description: 'number of days, today included; 30 by default' }],
      input: LastDaysQuery,
      handler: ListScrollDepths,
      format: (rows) => rows.map(({ day, page, times }) => `${day}  ${page}  ${times}`).join('\n') || 'Nothing was counted yet.',
    }),
  ],
})
