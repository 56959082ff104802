import { X } from 'lucide-react'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import css from './facets.module.css'
import { phrasesOf } from './phrases.ts'

interface Props {
  readonly available: readonly AvailableFacet[]
  readonly selection: FacetSelection
  /** Returns the address of the same list with another selection. */
  readonly hrefOf: (selection: FacetSelection) => string
}

/** The selection as chips that continue the heading's sentence; each links to the list without that option. Renders nothing without a selection. */
export const SelectedFacets = ({ available, selection, hrefOf }: Props) => {
  const t = useT()
  const language = useLanguage()
  const phrases = phrasesOf(available, selection, { t, language })
  if (phrases.length === 0) return null
  return (
    <ul className={css['selected']} aria-label={t('facets.chosen')}>
      {phrases.map(({ text, without }) => (
        <li key={text}>
          <a className={css['chip']} href={hrefOf(without)} aria-label={t('facets.remove', { text })}>
            {text}
            <Icon of={X} look={css['x']} />
          </a>
        </li>
      ))}
      {phrases.length > 1 && (
        <li>
          <a className={css['clear']} href={hrefOf({})}>
            {t('facets.clear')}
          </a>
        </li>
      )}
    </ul>
  )
}
