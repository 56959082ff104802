import { messageKey } from '#core/kernel/message-key.ts'
import { parsePageNumber } from '#core/kernel/page-number.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { withoutQuery } from '#web/runtime/href.ts'
import type { PageHead } from '#web/runtime/page-head.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { minIndexedFacilities } from '../../contract/place-pages.ts'
import { ShowQuarter } from '../../use-cases/show-quarter.ts'
import { categoryOf } from '../category.ts'
import { itemList } from '../item-list.ts'

/** Loads the facilities near a quarter; a quarter that is a district of a register leads to the page of that. */
export const quarterData = pageData(
  ShowQuarter,
  ({ params, query }) => ({
    category: categoryOf(params),
    voivodeship: params['voivodeship'] ?? '',
    city: params['city'] ?? '',
    quarter: params['quarter'] ?? '',
    page: parsePageNumber(query['page']),
  }),
  ({ category: type, voivodeship, city, district, list }, { t, href, context }): PageHead => {
    const params = { type, voivodeship, city: city.slug }
    if (list === null) return { permanentRedirect: href('catalog_district', { ...params, district }) ?? href('/') }
    const { quarter, total: count, facilities } = list
    const { curPage: page, offset, items } = facilities
    const category = t(messageKey('catalogue', type))
    const cityName = cityNameIn(city.name, context.language)
    const heading = t('catalogue.quarter.heading', { category, quarter: quarter.name, city: cityName })
    const values = { heading, page, facilities: t('catalogue.facilities', { count }) }
    return {
      values,
      tags: [...new Set([pageTags.city(voivodeship, city.slug), ...items.map((one) => pageTags.city(one.voivodeship, one.city_slug))])],
      ...(page > 1 && {
        title: t('catalogue.quarter.title.page', values),
        description: t('catalogue.quarter.description.page', values),
        canonical: `${withoutQuery(context.path) as `/${string}`}?page=${page}`,
      }),
      noindex: count < minIndexedFacilities,
      crumbs: [
        { label: category, href: href('catalog_voivodeships', { type }) },
        { label: t(voivodeshipKey(voivodeship)), href: href('catalog_cities', params) },
        { label: cityName, href: href('catalog_facilities', params) },
        { label: quarter.name },
      ],
      jsonLd: itemList({ name: heading, count, offset, items }, (slug) => href('map_facility', { facility: slug }), context),
    }
  },
)
