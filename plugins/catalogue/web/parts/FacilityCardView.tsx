import { facilityCardSlot } from '#core/facilities/slots.ts'
import { Card } from '#web/ui/primitives/Card.tsx'
import { FacilityCover } from '#web/ui/primitives/FacilityCover.tsx'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { useHref } from '#web/runtime/page.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Slot } from '#web/ui/Slot.tsx'
import type { WithSlotData } from '#core/plugin/slot.ts'
import type { FacilityCard } from '../../contract/facility-card.ts'
import { FreePlaces } from './FreePlaces.tsx'
import { MonthlyFee } from './MonthlyFee.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import css from './facility-card.module.css'

/** Card of a facility in a list: name, kind, location, fee and free places. `today`: ISO date. */
export const FacilityCardView = ({
  card,
  today,
  heading: Heading = 'h2',
}: {
  card: FacilityCard & WithSlotData
  today: string
  heading?: 'h2' | 'h3'
}) => {
  const t = useT()
  const href = useHref()('map_facility', { facility: card.slug })
  const street = [card.street, card.building_number].filter(Boolean).join(' ')
  const address = [street, card.district, card.city].filter(Boolean).join(', ')
  return (
    <Card as="li" stretched={href !== undefined}>
      <div className={css['card']}>
        <div className={css['cover']}>
          <FacilityCover kind={card.type} name={card.name} />
        </div>
        <div className={css['what']}>
          <Heading className={css['name']}>{href === undefined ? card.name : <a href={href}>{card.name}</a>}</Heading>
          <p className={css['kind']}>{t(`tags.specialization.${card.type}`)}</p>
          <p className={css['where']}>{address}</p>
          <p className={css['badges']}>
            <StatusBadge status={card.status} />
            {card.suspended && <Badge tone="warn">{t('catalogue.card.suspended')}</Badge>}
            {card.made && <Badge tone="info">{t('catalogue.card.made')}</Badge>}
          </p>
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
