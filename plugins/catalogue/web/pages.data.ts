import { messageKey } from '#core/kernel/message-key.ts'
import { parsePageNumber } from '#core/kernel/page-number.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { withoutQuery } from '#web/runtime/href.ts'
import type { PageHead } from '#web/runtime/page-head.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { sentenceOf } from '#web/ui/facets/phrases.ts'
import { cityHeadValues } from '../contract/city-head.ts'
import { defaultOrder, orderParam, parseOrder } from '../contract/order.ts'
import { minIndexedFacilities } from '../contract/place-pages.ts'
import { type CityPageData, ShowCity } from '../use-cases/show-city.ts'
import { ShowVoivodeship, ShowVoivodeships } from '../use-cases/voivodeships.ts'
import { categoryOf } from './category.ts'
import { headingOf } from './city/heading.ts'
import { itemList } from './item-list.ts'

/** Data of the page and its components. */
export type { CityPageData }

/** Loads the facilities of a city or a district with the filters, the order and the page of the URL. */
export const cityData = pageData(
  ShowCity,
  ({ params, query, queryAll, context }) => ({
    category: categoryOf(params),
    voivodeship: params['voivodeship'] ?? '',
    city: params['city'] ?? '',
    district: params['district'],
    page: parsePageNumber(query['page']),
    order: parseOrder(query[orderParam]),
    query: queryAll,
    language: context.language,
  }),
  (result, { t, href, context }): PageHead => {
    const {
      category: type,
      voivodeship,
      city,
      district,
      availableFacets,
      unknown,
      filtered,
      order,
      near,
      movedTo,
      unfilteredTotal,
      description,
      total: count,
      facilities: { curPage: page, offset, items },
    } = result
    if (movedTo !== null) {
      const successor = href('catalog_facilities', { type, ...movedTo })
      if (successor !== undefined) return { permanentRedirect: successor }
    }
    const category = t(messageKey('catalogue', type))
    const { language } = context
    const heading = headingOf(result, { t, language })
    const values = { ...cityHeadValues(result, { t, language }), page }
    const params = { type, voivodeship, city: city.slug }
    const isVariant = filtered || unknown.length > 0 || order !== defaultOrder || near.nearby || near.address !== ''
    const filters = sentenceOf(availableFacets, heading.rest, { t, language })
    return {
      values,
      tags: [pageTags.city(voivodeship, city.slug)],
      ...(description !== null &&
        !isVariant && {
          ...(description.meta_title && { title: description.meta_title }),
          ...(description.meta_description && { description: description.meta_description }),
        }),
      ...(filtered && { title: filters ? t('catalogue.city.title.filtered', { heading: heading.text, filters }) : heading.text }),
      ...(page > 1 &&
        !isVariant && {
          title: t('catalogue.city.title.page', values),
          description: t('catalogue.city.description.page', values),
          canonical: `${withoutQuery(context.path) as `/${string}`}?page=${page}`,
        }),
      // Filtered and reordered lists show the same facilities: search engines need only the plain one (SE-02).
      noindex: isVariant || unfilteredTotal < minIndexedFacilities,
      crumbs: [
        { label: category, href: href('catalog_voivodeships', { type }) },
        { label: values.voivodeship, href: href('catalog_cities', params) },
        { label: cityNameIn(city.name, language), ...(district && { href: href('catalog_facilities', params) }) },
        ...(district ? [{ label: district.name }] : []),
      ],
      jsonLd: isVariant
        ? []
        : itemList({ name: values.heading, count, offset, items }, (slug) => href('map_facility', { facility: slug }), context),
    }
  },
)

/** Loads the sixteen voivodeships of one category. */
export const countryData = pageData(
  ShowVoivodeships,
  ({ params }) => ({ category: categoryOf(params) }),
  (voivodeships, { params, t }) => {
    const total = voivodeships.reduce((sum, { count }) => sum + count, 0)
    const category = t(messageKey('catalogue', categoryOf(params)))
    return {
      values: { category, facilities: t('catalogue.facilities', { count: total }) },
      crumbs: [{ label: category }],
      noindex: total === 0,
      tags: [pageTags.facilities],
    }
  },
)

/** Loads the cities of a voivodeship, A to Z. */
export const voivodeshipData = pageData(
  ShowVoivodeship,
  ({ params }) => ({ category: categoryOf(params), voivodeship: params['voivodeship'] ?? '' }),
  ({ category: type, voivodeship, total, cities }, { t, href }) => {
    const category = t(messageKey('catalogue', type))
    return {
      values: {
        category,
        in: t(messageKey('catalogue.voivodeship', voivodeship, 'in')),
        facilities: t('catalogue.facilities', { count: total }),
        localities: t('catalogue.localities', { count: cities.length }),
      },
      crumbs: [{ label: category, href: href('catalog_voivodeships', { type }) }, { label: t(voivodeshipKey(voivodeship)) }],
      noindex: total === 0,
      tags: [pageTags.voivodeship(voivodeship)],
    }
  },
)
