import type { AvailableFacet } from '#core/search/facet.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import type { UnderstoodWords } from '../../contract/search-results.ts'
import css from './results.module.css'
import { useSearchHref } from './use-search-href.ts'
import { wordsLabel } from './words-label.ts'

interface Props {
  readonly understood: readonly UnderstoodWords[]
  readonly availableFacets: readonly AvailableFacet[]
}

/** Empty results; offers the same search without each of its filters. */
export const NoResults = ({ understood, availableFacets }: Props) => {
  const i18n = { t: useT(), language: useLanguage() }
  const { t } = i18n
  const searchHref = useSearchHref()
  const wider = understood.filter(({ total }) => total !== null && total > 0)
  return (
    <>
      <EmptyList
        title={t('search.results.empty')}
        subtitle={t(wider.length > 0 ? 'search.results.empty.wider' : 'search.results.empty.hint')}
      />
      {wider.length > 0 && (
        <ul className={css['wider']}>
          {wider.map((words) => (
            <li key={words.without}>
              <a href={searchHref(words.without)}>
                {t('search.results.without', {
                  words: wordsLabel(words, availableFacets, i18n),
                  facilities: t('search.box.count', { count: words.total ?? 0 }),
                })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
