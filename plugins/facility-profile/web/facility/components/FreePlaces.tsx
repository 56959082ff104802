import { CircleCheck, CircleMinus } from 'lucide-react'
import { freshness } from '#core/facilities/free-places.ts'
import { tightDay } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import type { Profile } from '../../profile.data.ts'
import css from '../facility.module.css'

/** Free places with the day of their count while it is recent; the section of places tells about an old count (decisions §6). */
export const FreePlaces = ({ counted, today }: { counted: Profile['freePlaces']; today: string }) => {
  const t = useT()
  const language = useLanguage()
  if (!counted) return null
  const { free, on } = counted
  const age = freshness(on, today)
  if (age === 'old') return null
  return (
    <>
      <Badge tone={free > 0 && age === 'new' ? 'good' : 'plain'} icon={free > 0 ? CircleCheck : CircleMinus}>
        {free > 0 ? t('facility-profile.places.badge', { count: free }) : t('facility-profile.places.none')}
      </Badge>{' '}
      <span className={css['hint']}>{t('facility-profile.places.on', { date: tightDay(on, language) })}</span>
    </>
  )
}
