import { facilityCardSlot } from '#core/facilities/slots.ts'
import { distance } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { WithSlotData } from '#core/plugin/slot.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { CardCover } from '#web/ui/primitives/CardCover.tsx'
import { CardFacts } from '#web/ui/primitives/CardFacts.tsx'
import { Rating } from '#web/ui/primitives/Rating.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import type { ListedCard, MethodLabels } from '../../contract/listed-card.ts'
import { addressText } from '../../contract/ui.ts'
import css from '../cards.module.css'
import { kindKey } from './kind-key.ts'

interface Props {
  readonly card: ListedCard & WithSlotData
  readonly methods: MethodLabels
  /** ISO date. */
  readonly today: string
  /** Shows the city too: in lists of more than one. */
  readonly withCity?: boolean
  readonly heading?: 'h2' | 'h3'
}

/** Card of a facility in a list: what is known of kind, ages, method, address, fee, free places and hours, and nothing about the rest. */
export const FacilityCardView = ({ card, methods, today, withCity = false, heading: Heading = 'h2' }: Props) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()('map_facility', { facility: card.slug })
  const kind = [
    t(kindKey(card.type, card.legal_type)),
    t(messageKey('catalogue.card.age', card.type)),
    ...card.ownership.flatMap((id) => (methods[id] === undefined ? [] : [t(methods[id])])),
  ]
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
            {addressText(card, withCity)}
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
          <CardFacts of={card} today={today} />
        </div>
      </div>
    </Card>
  )
}
