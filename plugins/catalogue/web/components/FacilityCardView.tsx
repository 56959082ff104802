import { CircleX, Clock } from 'lucide-react'
import { facilityCardSlot } from '#core/facilities/slots.ts'
import { tightDay } from '#core/kernel/dates.ts'
import { distance, money } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { WithSlotData } from '#core/plugin/slot.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { CardCover } from '#web/ui/primitives/CardCover.tsx'
import { Rating } from '#web/ui/primitives/Rating.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import type { ListedCard, MethodLabels } from '../../contract/listed-card.ts'
import { addressText } from '../../contract/ui.ts'
import css from '../cards.module.css'
import { freshnessOf, hoursText, kindKey } from './card-facts.ts'

/** Monthly fee of basic care; nothing while it is unknown. `fee`: grosze; 0 is free of charge. */
const MonthlyFee = ({ fee }: { fee: number | null }) => {
  const t = useT()
  const language = useLanguage()
  if (fee === null) return null
  return (
    <p className={css['fee']}>
      {fee === 0 ? (
        <strong>{t('catalogue.card.fee.free')}</strong>
      ) : (
        <>
          <strong>{money(fee, language)}</strong> {t('catalogue.card.fee.month')}
        </>
      )}
    </p>
  )
}

interface Props {
  readonly card: ListedCard & WithSlotData
  readonly methods: MethodLabels
  /** ISO date. */
  readonly today: string
  /** Shows the city too: in lists of more than one. */
  readonly withCity?: boolean
  readonly heading?: 'h2' | 'h3'
}

/** Card of a facility in a list: what is known of kind, ages, method, address, hours, fee and free places, and nothing about the rest. */
export const FacilityCardView = ({ card, methods, today, withCity = false, heading: Heading = 'h2' }: Props) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()('map_facility', { facility: card.slug })
  const kind = [
    t(kindKey(card.type, card.legal_type)),
    t(messageKey('catalogue.card.age', card.type)),
    ...card.ownership.flatMap((id) => (methods[id] === undefined ? [] : [t(methods[id])])),
  ]
  const hours = hoursText(card)
  return (
    <Card as="li" stretched={href !== undefined} facility={card.id}>
      <div className={css['card']}>
        <div className={css['cover']}>
          <CardCover of={card} />
        </div>
        <div className={css['what']}>
          <Heading className={css['name']}>{href === undefined ? card.name : <a href={href}>{card.name}</a>}</Heading>
          <Rating score={card.score_total} count={card.opinion_count} />
          <p className={css['kind']}>{kind.join('\u00a0· ')}</p>
          <p className={css['where']}>
            {typeof card.metres === 'number' && (
              <strong className={css['far']}>
                {card.approximate
                  ? t('catalogue.card.about', { distance: distance(card.metres, language) })
                  : distance(card.metres, language)}
              </strong>
            )}
            {[addressText(card, withCity), ...(hours ? [hours] : [])].join('\u00a0· ')}
          </p>
          {(card.suspended || card.made) && (
            <p className={css['badges']}>
              {card.suspended && <Badge tone="warn">{t('catalogue.card.suspended')}</Badge>}
              {card.made && <Badge tone="info">{t('catalogue.card.made')}</Badge>}
            </p>
          )}
          <Slot slot={facilityCardSlot} of={card} />
        </div>
        <div className={css['facts']}>
          <MonthlyFee fee={card.tuition_month} />
          <FreePlaces places={card.free_places} on={card.free_places_on} today={today} />
        </div>
      </div>
    </Card>
  )
}

/** Free places with the date of the count; green while fresh, grey while older; nothing when unknown or too old. */
const FreePlaces = ({ places, on, today }: { places: number | null; on: string | null; today: string }) => {
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
