import { pageData } from '#web/server/page-data/page-data.ts'
import { CompareFacilities, type Comparison } from '../use-cases/compare-facilities.ts'
import { ShowFavourites } from '../use-cases/favourites.ts'
import { parsePosition } from './compare/parse-position.ts'

/** Data of the comparison, and a facility in it. */
export type { Comparison }
export type ComparedFacility = Comparison['facilities'][number]

/**
 * Loads the facilities of `?p=slug,slug`, or of `?p=slug&p=slug` as the form of the favourites sends it; the script
 * adds `od`, the device's position.
 */
export const compareData = pageData(
  CompareFacilities,
  ({ query, queryAll }) => ({ slugs: (queryAll['p'] ?? []).flatMap((text) => text.split(',')), position: parsePosition(query['od']) }),
  ({ facilities }, { t, href }) => ({
    noindex: true,
    ...(facilities.length > 1 && {
      title: t('favourites.compare.title.named', { names: facilities.map(({ name }) => name).join(', ') }),
    }),
    crumbs: [{ label: t('favourites.list.title'), href: href('favourites') }, { label: t('favourites.compare.title') }],
  }),
)

/** Loads the cards that the browser asks for by `?ids=`; the page itself is the same for everyone and is cached. */
export const favouritesData = pageData(
  ShowFavourites,
  ({ query }) => ({ ids: (query['ids'] ?? '').split(',').filter(Boolean) }),
  ({ ids }, { t }) => ({
    noindex: true,
    crumbs: [{ label: t('favourites.list.title') }],
    ...(ids.length === 0 && { tags: [] }),
  }),
)
