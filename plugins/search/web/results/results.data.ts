import { parsePageNumber } from '#core/kernel/page-number.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import type { Href } from '#web/runtime/href.ts'
import { pageData } from '#web/server/page-data/page-data.ts'
import { askedText } from '../../contract/asked-text.ts'
import { type SearchPageData, ShowResults } from '../../use-cases/show-results.ts'

const hrefOf = (exact: NonNullable<SearchPageData['exact']>, href: Href): string | undefined =>
  exact.kind === 'facility'
    ? href('map_facility', { facility: exact.slug })
    : href('map', {}, { miasto: exact.city, dzielnica: exact.district ?? undefined })

/** Searches the text of the address; a text that names one place or facility and nothing else leads straight to its page. */
export const data = pageData(
  ShowResults,
  ({ query, context }) => ({ text: askedText(query), page: parsePageNumber(query['page']), language: context.language }),
  ({ exact, results: { text, facilities, answers } }, { t, href }) => {
    const seeOther = exact === null ? undefined : hrefOf(exact, href)
    return {
      values: { text },
      ...(text === '' && { title: t('search.results.start') }),
      noindex: true,
      crumbs: [{ label: t('search.results.crumb') }],
      // An answer may depend on the minute: whether a facility is open.
      ...(answers.length === 0 && { tags: [pageTags.index, ...facilities.items.map(({ id }) => pageTags.facility(id))] }),
      ...(seeOther !== undefined && { seeOther }),
    }
  },
)
