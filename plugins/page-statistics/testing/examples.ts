import { examplesOf } from '#config/quality/testing/examples/examples.ts'
import { pageStatisticsApi } from '../contract/api.ts'

export const examples = examplesOf(pageStatisticsApi, () => ({}), {
  countScrollDepth: {
    effect: 'counted',
    requests: {
      none: async ({ rows }) => {
        const total = 'select coalesce(sum(times), 0)::int n from page_statistics_scroll_depth'
        const [before] = await rows<{ n: number }>(total)
        return { body: { page: 'map_facility' }, appears: [`select 1 where (${total}) > ?`, before?.n ?? 0] }
      },
    },
  },
})
