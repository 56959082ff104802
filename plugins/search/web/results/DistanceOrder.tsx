import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { SearchResults } from '../../contract/search-results.ts'
import { useSearchHref } from './use-search-href.ts'

/** Link to the results sorted by the distance from the street or postcode that the text names, or back to those by relevance. */
export const DistanceOrder = ({ text, near }: { text: string; near: NonNullable<SearchResults['near']> }) => {
  const t = useT()
  const searchHref = useSearchHref()
  const address = near.label
  if (!near.sorted)
    return (
      <a href={searchHref(text, 1, true)} rel="nofollow">
        {t('search.results.by-distance', { address })}
      </a>
    )
  return (
    <>
      <span>{t('search.results.nearest', { address })}</span>
      <a href={searchHref(text)} rel="nofollow">
        {t('search.results.by-relevance')}
      </a>
    </>
  )
}
