import { MapPinOff } from 'lucide-react'
import { facilityCardSlot } from '#core/facilities/slots.ts'
import type { FocalPoint } from '#core/kernel/focal-point.ts'
import { distance } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { WithSlotData } from '#core/plugin/slot.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { CardCover } from '#web/ui/primitives/CardCover.tsx'
import { CardFacts } from '#web/ui/primitives/CardFacts.tsx'
import { Rating } from '#web/ui/primitives/Rating.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import type { ClustersResponse } from '../../contract/clusters.ts'
import css from './result-card.module.css'

type Card = ClustersResponse['facilities'][number] & {
  readonly cover: string | null
  readonly cover_focus: FocalPoint | null
  readonly open_at: number | null
  readonly close_at: number | null
  readonly metres: number | null
}

/** Card of a facility beside the map, narrower than the catalogue's; its coordinates let the map highlight it. `today`: ISO date. */
export const ResultCard = ({ card, today }: { card: Card & WithSlotData; today: string }) => {
  const t = useT()
  const language = useLanguage()
  const facilityHref = useHref()('map_facility', { facility: card.slug })
  const street = [card.street, card.building_number].filter(Boolean).join(' ')
  return (
    <li className={css['card']} data-facility={card.id} data-long={card.longitude} data-lat={card.latitude}>
      <div className={css['cover']}>
        <CardCover of={card} />
      </div>
      <div className={css['what']}>
        <p className={css['kind']}>{t(messageKey('tags.specialization', card.type))}</p>
        <h2 className={css['name']}>{facilityHref === undefined ? card.name : <a href={facilityHref}>{card.name}</a>}</h2>
        <Rating score={card.score_total} count={card.opinion_count} />
        <p className={css['where']}>
          {card.metres !== null && <strong className={css['far']}>{distance(card.metres, language)}</strong>}
          {[street, card.district, card.city].filter(Boolean).join(', ')}
        </p>
        <div className={css['facts']}>
          <CardFacts of={card} today={today} />
        </div>
        <p className={css['badges']}>
          {card.longitude === null && (
            <Badge tone="plain" icon={MapPinOff}>
              {t('map.card.unlocated')}
            </Badge>
          )}
          {card.suspended && <Badge tone="warn">{t('catalogue.card.suspended')}</Badge>}
          {card.made && <Badge tone="info">{t('catalogue.card.made')}</Badge>}
        </p>
        <Slot slot={facilityCardSlot} of={card} />
      </div>
    </li>
  )
}
