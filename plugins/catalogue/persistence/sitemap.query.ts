import { Effect } from 'effect'
import { countedTotal } from '#adapters/postgres/facilities/counted.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { define } from '#core/kernel/define.ts'
import type { SitemapEntry, SitemapPages } from '#core/plugin/sitemap.ts'
import { minIndexedFacilities } from '../domain/min-indexed-facilities.ts'
import { type CountedQuarter, QuarterPages } from '../domain/quarter-pages.port.ts'

const indexedPages = `with counted as (select * from (select category, voivodeship, city_slug, district_slug, ${countedTotal} total from facility_count) n where total > 0),
  page as (
    select '/' || category || '-miasta' path from counted group by category
    union select '/' || category || '/' || voivodeship from counted group by category, voivodeship
    union select '/' || category || '/' || voivodeship || '/' || city_slug from counted group by category, voivodeship, city_slug having sum(total) >= ${minIndexedFacilities}
    union select '/' || category || '/' || voivodeship || '/' || city_slug || '/' || district_slug from counted where district_slug <> '' and total >= ${minIndexedFacilities})`

const entryOf = ({ category, voivodeship, city, slug }: CountedQuarter): SitemapEntry => ({
  path: `/${category}/${voivodeship}/${city}/okolice/${slug}`,
  changed: null,
})

/** Sitemap entries of all catalogue levels in the order of their paths, then those of quarters. */
export const CatalogueSitemap = define('catalogue/Sitemap', { db: Db, quarters: QuarterPages }, ({ db, quarters }): SitemapPages => {
  const countPlaces = db
    .rows<{ total: number }>(`${indexedPages} select count(*)::int total from page`)
    .pipe(Effect.map(([counted]) => counted?.total ?? 0))
  return {
    count: Effect.fn('catalogue.count-sitemap')(function* () {
      return (yield* countPlaces) + (yield* quarters.all()).length
    }),
    slice: Effect.fn('catalogue.slice-sitemap')(function* (offset, limit) {
      const places = yield* db.rows<SitemapEntry>(`${indexedPages} select path, null changed from page order by path limit ? offset ?`, [
        limit,
        offset,
      ])
      if (places.length === limit) return places
      const from = Math.max(0, offset - (yield* countPlaces))
      return [...places, ...(yield* quarters.all()).slice(from, from + limit - places.length).map(entryOf)]
    }),
  }
})
