import { parsePageNumber } from '#core/kernel/page-number.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import type { Href } from '#web/runtime/href.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { distanceOrder } from '../../contract/order.ts'
import { type SearchPageData, ShowResults } from '../../use-cases/show-results.ts'

const hrefOf = (exact: NonNullable<SearchPageData['exact']>, href: Href): string | undefined => {
  if (exact.kind === 'facility') return href('map_facility', { facility: exact.facility.slug })
  if (exact.kind === 'city') return exact.city.cityCache === null ? undefined : href('map', {}, { miasto: exact.city.cityCache })
  return href('map', {}, { miasto: exact.district.cityCache, dzielnica: exact.district.slug })
}

/** Searches the text of the address; a text that names one place or facility exactly leads straight to its page. */
export const data = pageData(
  ShowResults,
  ({ query, context }) => ({
    text: query['q'] ?? '',
    page: parsePageNumber(query['page']),
    byDistance: query[distanceOrder.param] === distanceOrder.value,
    language: context.language,
  }),
  ({ exact, results: { text, facilities } }, { t, href }) => {
    const seeOther = exact === null ? undefined : hrefOf(exact, href)
    return {
      values: { text },
      ...(text === '' && { title: t('search.results.start') }),
      noindex: true,
      crumbs: [{ label: t('search.results.crumb') }],
      tags: [pageTags.index, ...facilities.items.map(({ id }) => pageTags.facility(id))],
      ...(seeOther !== undefined && { seeOther }),
    }
  },
)
