import type { MatrixCalls } from '#core/plugin/matrix.ts'

/** Calls of the scroll-depth route for the access matrix. */
export const matrix: MatrixCalls = {
  'post /api/v1/page-statistics/scroll-depth': {
    none: async ({ rows }) => {
      const total = 'select coalesce(sum(times), 0)::int n from page_statistics_scroll_depth'
      const [before] = await rows<{ n: number }>(total)
      return {
        path: '/api/v1/page-statistics/scroll-depth',
        body: { page: 'map_facility' },
        effect: { counted: [`select (${total}) > ? yes`, before?.n ?? 0] },
      }
    },
  },
}
