import { Effect } from 'effect'
import { countedTotal } from '#adapters/postgres/facilities/counted-facilities.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import type { SitemapPages } from '#core/plugin/sitemap.ts'
import { minIndexedFacilities } from '../contract/place-pages.ts'
import { PlacePages } from '../domain/catalogue.port.ts'

const indexedPages = `with counted as (select * from (select category, voivodeship, city_slug, district_slug, ${countedTotal} total from facility_count) n where total > 0),
  page as (
    select '/' || category || '-miasta' path from counted group by category
    union select '/' || category || '/' || voivodeship from counted group by category, voivodeship
    union select '/' || category || '/' || voivodeship || '/' || city_slug from counted group by category, voivodeship, city_slug having sum(total) >= ${minIndexedFacilities}
    union select '/' || category || '/' || voivodeship || '/' || city_slug || '/' || district_slug from counted where district_slug <> '' and total >= ${minIndexedFacilities})`

/** Reads the sitemap entries of all catalogue levels in the order of their paths. */
export const makePlacePages = provide(
  PlacePages,
  { db: Db },
  ({ db }): SitemapPages => ({
    count: Effect.fn('catalogue.count-place-pages')(function* () {
      const [counted] = yield* db.rows<{ total: number }>(`${indexedPages} select count(*)::int total from page`)
      return counted?.total ?? 0
    }),
    slice: (offset, limit) =>
      db.rows(`${indexedPages} select path, null changed from page order by path limit ? offset ?`, [limit, offset]),
  }),
)
