import { Effect } from 'effect'
import { countedTotal } from '#adapters/postgres/facilities/counted.ts'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { Catalogue } from '../domain/catalogue.port.ts'

/** Localities with fewer facilities are `noindex` and not in the sitemap (decisions §27). */
const minIndexedFacilities = 3

/** Sitemap entries of all catalogue levels in the order of their paths; the last path of a slice is the key of the next. */
export const makeCatalogueSitemap = ({ db }: { db: Db }): Pick<Catalogue, 'sitemapSlice'> => ({
  sitemapSlice: Effect.fn('catalogue.sitemap-slice')(function* (after, limit) {
    const rows = yield* db.rows<{ path: string; changed: string | null }>(
      `with counted as (select * from (select category, voivodeship, city_slug, district_slug, ${countedTotal} total from facility_count) n where total > 0),
       page as (
         select '/' || category || '-miasta' path from counted group by category
         union select '/' || category || '/' || voivodeship from counted group by category, voivodeship
         union select '/' || category || '/' || voivodeship || '/' || city_slug from counted group by category, voivodeship, city_slug having sum(total) >= ${minIndexedFacilities}
         union select '/' || category || '/' || voivodeship || '/' || city_slug || '/' || district_slug from counted where district_slug <> '' and total >= ${minIndexedFacilities})
       select path, null changed from page where path > ? order by path limit ?`,
      [`/${after ? pathOf(after) : ''}`, limit + 1],
    )
    const entries = rows.slice(0, limit)
    const last = entries.at(-1)
    return { entries, last: rows.length > limit && last ? keyOf(last.path) : null }
  }),
})

/** Encodes a path without slashes, since a slice's key is a segment of the sitemap's own path. */
const keyOf = (path: string) => path.slice(1).replaceAll('/', '~')
const pathOf = (key: string) => key.replaceAll('~', '/')
