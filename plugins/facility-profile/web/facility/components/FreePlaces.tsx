import { CircleCheck, CircleMinus } from 'lucide-react'
import { cardFacts } from '#core/facilities/card-facts.ts'
import { tightDay } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import type { Profile } from '../../profile.data.ts'
import { cardOf } from '../card-of.ts'
import css from '../facility.module.css'

/** Free places in the words of the card; the section of places tells about an old count (decisions §6). */
export const FreePlaces = ({ of }: { of: Profile }) => {
  const t = useT()
  const language = useLanguage()
  const { places } = cardFacts(cardOf(of), of.today)
  if (!places) return null
  return (
    <>
      <Badge tone={places.count > 0 && places.isNew ? 'good' : 'plain'} icon={places.count > 0 ? CircleCheck : CircleMinus}>
        {t(places.count === 0 ? 'card.places.none' : 'card.places', { count: places.count })}
      </Badge>{' '}
      <span className={css['hint']}>{t('card.places.on', { date: tightDay(places.on, language) })}</span>
    </>
  )
}
