import { Star } from 'lucide-react'
import { ratingText } from '#core/kernel/formats.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import hidden from './hidden.module.css'
import { Icon } from './Icon.tsx'
import css from './rating.module.css'

/**
 * Line with the rating of a facility and the number of its opinions: `4,6 (23 opinie)`; nothing while there are none.
 * Messages: `rating`.
 */
export const Rating = ({ score, count }: { score: number | null; count: number }) => {
  const t = useT()
  const language = useLanguage()
  if (score === null || count === 0) return null
  return (
    <span className={css['rating']}>
      <Icon of={Star} look={css['star']} /> <span className={hidden['hidden']}>{t('rating.label')}</span>{' '}
      <strong>{ratingText(score, language)}</strong>
      {` (${t('rating.opinions', { count })})`}
    </span>
  )
}
