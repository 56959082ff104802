import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { define } from '#core/kernel/define.ts'
import type { SitemapPages } from '#core/plugin/sitemap.ts'

const rated = 'active and deleted_at is null and merged_into is null and rating_count > 0'
const rules = { path: '/jak-sprawdzamy-opinie', changed: null }

/** Lists the page of the rules, and the lists of opinions of rated facilities with the day of the newest opinion. */
export const OpinionSitemap = define(
  'opinions/Sitemap',
  { db: Db },
  ({ db }): SitemapPages => ({
    count: Effect.fn('opinions.count-sitemap')(function* () {
      const [counted] = yield* db.rows<{ total: number }>(`select count(*)::int total from facility where ${rated}`)
      return 1 + (counted?.total ?? 0)
    }),
    slice: Effect.fn('opinions.sitemap-slice')(function* (offset, limit) {
      const rows = yield* db.rows<{ slug: string; changed: string }>(
        `select slug, rated_at::date::text changed from facility where ${rated} order by id limit ? offset ?`,
        [offset === 0 ? limit - 1 : limit, Math.max(0, offset - 1)],
      )
      return [...(offset === 0 ? [rules] : []), ...rows.map(({ slug, changed }) => ({ path: `/placowka/${slug}/opinie`, changed }))]
    }),
  }),
)
