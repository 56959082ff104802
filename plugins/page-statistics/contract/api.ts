import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { PageRead } from './scroll-depth.ts'

/** HTTP API of the page statistics. */
export const pageStatisticsApi = defineApi({
  countScrollDepth: route.post('/api/v1/page-statistics/scroll-depth', {
    summary: 'Counts a page that was scrolled to 90 %, by route name and day only.',
    input: PageRead,
    output: PageRead,
    access: 'anyone',
    // A person does not read more pages in a minute; more requests are forged.
    rateLimit: { times: 30, seconds: 60 },
  }),
})
