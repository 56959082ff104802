import { Info } from 'lucide-react'
import { distance } from '#core/kernel/formats.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { RemovableChips } from '#web/ui/facets/RemovableChips.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { notAppliedLabel } from '../../contract/not-applied-label.ts'
import { partLabel } from '../../contract/part-label.ts'
import type { SearchResults, UnderstoodCriterion } from '../../contract/search-results.ts'
import css from './results.module.css'
import { useSearchHref } from './use-search-href.ts'

/** Conditions that the search applies, as chips that link to the search without them, and the words that it does not. */
export const Understood = ({
  of: { text, parts, availableFacets, notApplied, corrected, relaxed, alternative },
}: {
  of: SearchResults
}) => {
  const i18n = { t: useT(), language: useLanguage() }
  const { t } = i18n
  const searchHref = useSearchHref()
  const isNearest = relaxed?.kind === 'nearest'
  const applied = (relaxed?.kind === 'without' ? relaxed.parts : parts).map((part) =>
    isNearest ? { ...part, metres: null, distances: [] } : part,
  )
  const chips = applied.map((part) => ({ text: partLabel(part, availableFacets, i18n), href: searchHref(part.without) }))
  return (
    <>
      <RemovableChips chips={chips} clear={searchHref('')} />
      {applied.map((part) => part.distances.length > 0 && <Distances key={part.words} of={part} />)}
      {notApplied.length > 0 && <Note>{notAppliedLabel(notApplied, t)}</Note>}
      {corrected && <Note>{t('search.results.corrected')}</Note>}
      {alternative && alternative.text !== text && (
        <p className={css['note']}>
          <a href={searchHref(alternative.text)} rel="nofollow">
            {t('search.results.alternative', {
              words: alternative.text.replaceAll('"', ''),
              facilities: t('search.box.count', { count: alternative.total }),
            })}
          </a>
        </p>
      )}
    </>
  )
}

const Note = ({ children }: { children: string }) => (
  <p className={css['note']}>
    <Icon of={Info} />
    <span>{children}</span>
  </p>
)

/** The same search within other distances of a place. */
const Distances = ({ of: { label, metres, distances } }: { of: UnderstoodCriterion }) => {
  const t = useT()
  const language = useLanguage()
  const searchHref = useSearchHref()
  return (
    <nav className={css['distances']} aria-label={t('search.results.distance', { place: label })}>
      <span aria-hidden="true">{t('search.results.distance', { place: label })}</span>
      <ul>
        {distances.map((other) => (
          <li key={other.metres}>
            <a href={searchHref(other.text)} rel="nofollow" aria-current={metres === other.metres ? 'true' : undefined}>
              {distance(other.metres, language)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
