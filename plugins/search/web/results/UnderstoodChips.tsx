import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { RemovableChips } from '#web/ui/facets/RemovableChips.tsx'
import type { SearchResults } from '../../contract/search-results.ts'
import { useSearchHref } from './use-search-href.ts'
import { wordsLabel } from './words-label.ts'

/** The words that mean a place or a filter as chips; each links to the search without it. */
export const UnderstoodChips = ({ results: { understood, availableFacets } }: { results: SearchResults }) => {
  const i18n = { t: useT(), language: useLanguage() }
  const searchHref = useSearchHref()
  const chips = understood.map((words) => ({ text: wordsLabel(words, availableFacets, i18n), href: searchHref(words.without) }))
  return <RemovableChips chips={chips} clear={searchHref('')} />
}
