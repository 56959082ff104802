import { X } from 'lucide-react'
import type { FacetSelection } from '#core/search/facet-choice.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import { Icon } from '#web/design/Icon.tsx'
import { useLanguage, useT } from '#web/i18n/words.ts'
import css from './facets.module.css'
import { phrasesOf } from './phrases.ts'

interface Props {
  readonly offered: readonly AvailableFacet[]
  readonly choice: FacetSelection
  /** The address of the same list with another choice. */
  readonly address: (choice: FacetSelection) => string
}

/** What is chosen, as chips that go on with the heading's sentence; each is a link to the list without it. Nothing while nothing is chosen. */
export const ChosenFacets = ({ offered, choice, address }: Props) => {
  const t = useT()
  const language = useLanguage()
  const phrases = phrasesOf(offered, choice, { t, language })
  if (phrases.length === 0) return null
  return (
    <ul className={css['chosen']} aria-label={t('facets.chosen')}>
      {phrases.map(({ text, without }) => (
        <li key={text}>
          <a className={css['chip']} href={address(without)} aria-label={t('facets.remove', { text })}>
            {text}
            <Icon of={X} look={css['x']} />
          </a>
        </li>
      ))}
      {phrases.length > 1 && (
        <li>
          <a className={css['clear']} href={address({})}>
            {t('facets.clear')}
          </a>
        </li>
      )}
    </ul>
  )
}
