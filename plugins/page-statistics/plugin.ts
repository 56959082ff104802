import { command } from '#core/plugin/commands.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { pageStatisticsApi } from './contract/api.ts'
import { LastDaysQuery } from './contract/scroll-depth.ts'
import { pageStatistics } from './migrations/20261123100000-page-statistics.ts'
import { makeScrollDepthRepository } from './persistence/scroll-depths.repository.ts'
import { CountScrollDepth, ListScrollDepths } from './use-cases/scroll-depths.ts'

/** Scroll-depth statistics of pages, without data about readers. */
export const plugin = definePlugin({
  name: 'page-statistics',
  migrations: [pageStatistics],
  providers: [makeScrollDepthRepository],
  endpoints: implement(pageStatisticsApi, [CountScrollDepth]),
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
