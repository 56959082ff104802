import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { SitemapEntry, SitemapPages } from '#core/plugin/sitemap.ts'
import { PlacePages } from '../domain/catalogue.port.ts'
import type { CountedQuarter } from '../domain/count-quarters.ts'
import { QuarterPages } from './quarter-pages.ts'

const entryOf = ({ category, voivodeship, city, slug }: CountedQuarter): SitemapEntry => ({
  path: `/${category}/${voivodeship}/${city}/okolice/${slug}`,
  changed: null,
})

/** Sitemap entries of all catalogue levels, then those of quarters. */
export const CatalogueSitemap = define(
  'catalogue/Sitemap',
  { places: PlacePages, quarters: QuarterPages },
  ({ places, quarters }): SitemapPages => ({
    count: Effect.fn('catalogue.count-sitemap')(function* () {
      return (yield* places.count()) + (yield* quarters.all()).length
    }),
    slice: Effect.fn('catalogue.slice-sitemap')(function* (offset, limit) {
      const ofPlaces = yield* places.slice(offset, limit)
      if (ofPlaces.length === limit) return ofPlaces
      const from = Math.max(0, offset - (yield* places.count()))
      return [...ofPlaces, ...(yield* quarters.all()).slice(from, from + limit - ofPlaces.length).map(entryOf)]
    }),
  }),
)
