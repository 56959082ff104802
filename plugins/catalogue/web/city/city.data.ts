import { pageTags } from '#core/kernel/page-tags.ts'
import { pageData } from '#web/data/page-data.ts'
import { sentenceOf } from '#web/facets/phrases.ts'
import type { PageHead } from '#web/head/page-head.ts'
import { ShowCity, type CityShown } from '../../use-cases/show-city.ts'
import { categoryOf } from '../category.ts'
import { orderOf, orderParam } from './order-word.ts'
import { pageNumber } from './page-number.ts'

/** What the page and its parts are given. */
export type { CityShown }

/** Localities and districts with fewer facilities are kept out of search engines (decisions §27). */
const indexedFrom = 3

/** The facilities of a city or a district as the address filters and orders them, a page at a time. */
export const data = pageData(
  ShowCity,
  ({ params, query, queryAll }) => ({
    category: categoryOf(params),
    voivodeship: params['voivodeship'] ?? '',
    city: params['city'] ?? '',
    district: params['district'],
    page: pageNumber(query['page']),
    order: orderOf(query[orderParam]),
    query: queryAll,
  }),
  (shown, { t, href, context }): PageHead => {
    const {
      category: type,
      voivodeship,
      city,
      district,
      offered,
      choice,
      unknown,
      filtered,
      order,
      inAll,
      facilities: { curPage: page, itemsTotal: count, offset, items },
    } = shown
    const category = t(`catalogue.${type}`)
    const values = {
      category,
      page,
      place: placeOf(shown),
      voivodeship: t(`places.voivodeship.${voivodeship}`),
      facilities: t('catalogue.facilities', { count }),
    }
    const way = { type, voivodeship, city: city.slug }
    const aside = filtered || unknown.length > 0 || order !== 'name'
    const filters = filtered ? sentenceOf(offered, choice, { t, language: context.language }) : ''
    return {
      values,
      tags: [pageTags.city(voivodeship, city.slug)],
      ...(filters && { title: t('catalogue.city.title.filtered', { ...values, filters }) }),
      ...(page > 1 &&
        !aside && {
          title: t('catalogue.city.title.page', values),
          description: t('catalogue.city.description.page', values),
          canonical: `${context.path.replace(/\?.*/s, '') as `/${string}`}?page=${page}`,
        }),
      // Filters and orders lead to the same facilities: one page of them is enough for search engines (SE-02).
      noindex: aside || inAll < indexedFrom,
      crumbs: [
        { label: category, href: href('catalog_voivodeships', { type }) },
        { label: values.voivodeship, href: href('catalog_cities', way) },
        { label: city.name, ...(district && { href: href('catalog_facilities', way) }) },
        ...(district ? [{ label: district.name }] : []),
      ],
      jsonLd:
        items.length === 0 || aside
          ? []
          : [
              {
                '@type': 'ItemList',
                name: t('catalogue.city.heading', values),
                numberOfItems: count,
                itemListElement: items.map(({ name, slug }, n) => {
                  const url = href('map_facility', { facility: slug })
                  return {
                    '@type': 'ListItem',
                    position: offset + n + 1,
                    name,
                    ...(url === undefined ? {} : { url: `${context.publicUrl}${url}` }),
                  }
                }),
              },
            ],
    }
  },
)

/** `Kraków`, or `Kraków, Dębniki`: names of places are not declined. */
const placeOf = ({ city, district }: Pick<CityShown, 'city' | 'district'>): string =>
  district ? `${city.name}, ${district.name}` : city.name
