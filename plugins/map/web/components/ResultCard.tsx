import { MapPinOff } from 'lucide-react'
import { facilityCardSlot } from '#core/facilities/slots.ts'
import { tightDay } from '#core/kernel/dates.ts'
import type { FocalPoint } from '#core/kernel/focal-point.ts'
import { distance, money } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { WithSlotData } from '#core/plugin/slot.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { CardCover } from '#web/ui/primitives/CardCover.tsx'
import { Rating } from '#web/ui/primitives/Rating.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import type { ClustersResponse } from '../../contract/clusters.ts'
import { ageInDays, maxAge } from '../free-places-age.ts'
import css from './result-card.module.css'

type Card = ClustersResponse['facilities'][number] & { readonly cover: string | null; readonly cover_focus: FocalPoint | null }

/** Card of a facility beside the map, narrower than the catalogue's; its coordinates let the map highlight it. `today`: ISO date. */
export const ResultCard = ({ card, today }: { card: Card & WithSlotData & { readonly metres: number | null }; today: string }) => {
  const t = useT()
  const language = useLanguage()
  const facilityHref = useHref()('map_facility', { facility: card.slug })
  const street = [card.street, card.building_number].filter(Boolean).join(' ')
  const fee = card.tuition_month
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
        <p className={css['facts']}>
          {fee === null ? (
            <span className={css['unknown']}>{t('catalogue.card.fee.unknown')}</span>
          ) : (
            <span>
              <strong className={css['fee']}>{fee === 0 ? t('catalogue.card.fee.free') : money(fee, language)}</strong>
              {fee > 0 && <span className={css['unknown']}> {t('catalogue.card.fee.month')}</span>}
            </span>
          )}
          <FreePlaces places={card.free_places} on={card.free_places_on} today={today} />
        </p>
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

/** Free places with the age of their count: green while it is new, then grey, then not shown (decisions §6). Both ISO dates. */
const FreePlaces = ({ places, on, today }: { places: number | null; on: string | null; today: string }) => {
  const t = useT()
  const language = useLanguage()
  const days = ageInDays(on, today)
  if (places === null || on === null || days > maxAge.shown) return null
  return (
    <>
      <Badge tone={places > 0 && days <= maxAge.new ? 'good' : 'plain'}>
        {t(places === 0 ? 'catalogue.card.places.none' : 'catalogue.card.places', { count: places })}
      </Badge>
      <span className={css['unknown']}>{t('catalogue.card.places.on', { date: tightDay(on, language) })}</span>
    </>
  )
}
