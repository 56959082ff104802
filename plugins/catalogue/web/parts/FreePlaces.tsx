import { CircleX, Clock } from 'lucide-react'
import { tightDay } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { freshnessOf } from './card-facts.ts'
import css from './facility-card.module.css'

/** Free places with the date of the count; green while fresh, grey while older; nothing when unknown or too old. */
export const FreePlaces = ({ places, on, today }: { places: number | null; on: string | null; today: string }) => {
  const t = useT()
  const language = useLanguage()
  const freshness = places === null || on === null ? 'stale' : freshnessOf(on, today)
  if (places === null || on === null || freshness === 'stale') return null
  const icon = places === 0 ? CircleX : freshness === 'older' ? Clock : undefined
  return (
    <p className={css['places']}>
      <Badge tone={places > 0 && freshness === 'fresh' ? 'good' : 'plain'} {...(icon && { icon })}>
        {t(places === 0 ? 'catalogue.card.places.none' : 'catalogue.card.places', { count: places })}
      </Badge>{' '}
      <span className={css['date']}>{t('catalogue.card.places.on', { date: tightDay(on, language) })}</span>
    </p>
  )
}
