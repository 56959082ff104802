import { X } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './facets.module.css'

/** Chip that links to the same list without what it says. */
export interface RemovableChip {
  readonly text: string
  readonly href: string
}

/**
 * Chips that continue a heading's sentence, and a link that removes all of them if there are several. Renders nothing without chips.
 * Search engines do not follow them: each leads to a list that a search leads to, and on without end.
 */
export const RemovableChips = ({ chips, clear }: { chips: readonly RemovableChip[]; clear: string }) => {
  const t = useT()
  if (chips.length === 0) return null
  return (
    <ul className={css['selected']} aria-label={t('facets.chosen')}>
      {chips.map(({ text, href }) => (
        <li key={`${href} ${text}`}>
          <a className={css['chip']} href={href} rel="nofollow" aria-label={t('facets.remove', { text })}>
            {text}
            <Icon of={X} look={css['x']} />
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a className={css['clear']} href={clear} rel="nofollow">
            {t('facets.clear')}
          </a>
        </li>
      )}
    </ul>
  )
}
