import { Info, X } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import chips from '#web/ui/facets/facets.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { partLabel } from '../../contract/part-label.ts'
import type { NotApplied, SearchResults, UnderstoodPart } from '../../contract/search-results.ts'
import css from './results.module.css'
import { useSearchHref } from './use-search-href.ts'

/** Meaning of a search text: its parts as chips that can be taken off, other distances, and words that are no condition. */
export const Understood = ({ results }: { results: SearchResults }) => {
  const t = useT()
  const searchHref = useSearchHref()
  const { parts, notApplied, corrected, alternative, facilities, isOffTopic } = results
  const around = parts.find(({ distances }) => distances.length > 0)
  return (
    <>
      {parts.length > 0 && (
        <ul className={chips['selected']} aria-label={t('search.results.understood')}>
          {parts.map((part) => (
            <li key={`${part.kind} ${part.words}`}>
              <PartChip part={part} results={results} />
            </li>
          ))}
        </ul>
      )}
      {around && <Distances of={around} />}
      {!isOffTopic && notApplied.length > 0 && <WordsNotApplied words={notApplied} />}
      {corrected && facilities.itemsTotal > 0 && <Note text={t('search.results.corrected')} />}
      {alternative && (
        <p className={css['note']}>
          <a href={searchHref(alternative.text)} rel="nofollow">
            {t('search.results.alternative', {
              name: alternative.text.replaceAll('"', ''),
              facilities: t('search.box.count', { count: alternative.total }),
            })}
          </a>
        </p>
      )}
    </>
  )
}

const PartChip = ({ part, results: { availableFacets } }: { part: UnderstoodPart; results: SearchResults }) => {
  const i18n = { t: useT(), language: useLanguage() }
  const searchHref = useSearchHref()
  const text = partLabel(part, availableFacets, i18n)
  return (
    <a className={chips['chip']} href={searchHref(part.without)} aria-label={i18n.t('facets.remove', { text })} rel="nofollow">
      {text}
      <Icon of={X} look={chips['x']} />
    </a>
  )
}

/** Links to the same search within other distances of its place. */
const Distances = ({ of: { distances, metres } }: { of: UnderstoodPart }) => {
  const t = useT()
  const searchHref = useSearchHref()
  return (
    <nav className={css['distances']} aria-label={t('search.results.distances')}>
      {distances.map(({ kilometres, text }) => (
        <a
          key={kilometres}
          className={css['distance']}
          href={searchHref(text)}
          rel="nofollow"
          aria-current={metres === kilometres * 1000 ? 'true' : undefined}
        >
          {t('search.results.km', { km: kilometres })}
        </a>
      ))}
    </nav>
  )
}

const Note = ({ text }: { text: string }) => (
  <p className={css['note']}>
    <Icon of={Info} />
    {text}
  </p>
)

/** Words that are no condition: those that nothing is known about in one line, each other with its reason. */
const WordsNotApplied = ({ words }: { words: readonly NotApplied[] }) => {
  const t = useT()
  const unknown = words.filter(({ reason }) => reason === 'unknown')
  const others = words.filter(({ reason }) => reason !== 'unknown')
  const quoted = (some: readonly NotApplied[]) => some.map((one) => `„${one.words}”`).join(', ')
  return (
    <>
      {unknown.length > 0 && <Note text={t('search.results.unread', { words: quoted(unknown) })} />}
      {others.map((one) => (
        <Note key={one.words} text={`${quoted([one])} – ${t(messageKey('search.reason', one.reason))}`} />
      ))}
    </>
  )
}
