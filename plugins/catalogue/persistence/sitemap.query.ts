import { Effect } from 'effect'
import { countedTotal } from '#adapters/postgres/facilities/counted.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { define } from '#core/kernel/define.ts'
import type { SitemapPages } from '#core/plugin/sitemap.ts'

/** Localities with fewer facilities are `noindex` and not in the sitemap (decisions §27). */
const minIndexedFacilities = 3

const indexedPages = `with counted as (select * from (select category, voivodeship, city_slug, district_slug, ${countedTotal} total from facility_count) n where total > 0),
  page as (
    select '/' || category || '-miasta' path from counted group by category
    union select '/' || category || '/' || voivodeship from counted group by category, voivodeship
    union select '/' || category || '/' || voivodeship || '/' || city_slug from counted group by category, voivodeship, city_slug having sum(total) >= ${minIndexedFacilities}
    union select '/' || category || '/' || voivodeship || '/' || city_slug || '/' || district_slug from counted where district_slug <> '' and total >= ${minIndexedFacilities})`

/** Sitemap entries of all catalogue levels in the order of their paths. */
export const CatalogueSitemap = define(
  'catalogue/Sitemap',
  { db: Db },
  ({ db }): SitemapPages => ({
    count: Effect.fn('catalogue.count-sitemap')(function* () {
      const [counted] = yield* db.rows<{ total: number }>(`${indexedPages} select count(*)::int total from page`)
      return counted?.total ?? 0
    }),
    slice: (offset, limit) =>
      db.rows(`${indexedPages} select path, null changed from page order by path limit ? offset ?`, [limit, offset]),
  }),
)
