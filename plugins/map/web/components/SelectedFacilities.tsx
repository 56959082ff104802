import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { CardFacts } from '#web/ui/primitives/CardFacts.tsx'
import { Rating } from '#web/ui/primitives/Rating.tsx'
import type { ClustersResponse } from '../../contract/clusters.ts'
import css from './selected-facilities.module.css'

type Card = ClustersResponse['facilities'][number]

interface Props {
  readonly cards: readonly Card[]
  readonly facilityPath: string | null
  /** ISO date. */
  readonly today: string
  readonly close: () => void
}

/** Facilities selected on the map: one, or all at one point. */
export const SelectedFacilities = ({ cards, facilityPath, today, close }: Props) => {
  const t = useT()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (cards.length) section.current?.focus({ preventScroll: true })
  }, [cards])
  return (
    <section
      ref={section}
      className={css['picked']}
      aria-label={t('map.picked', { count: cards.length })}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <button type="button" className={css['close']} aria-label={t('map.picked.close')} onClick={close}>
        <X aria-hidden />
      </button>
      {cards.length > 1 && <p className={css['many']}>{t('map.picked.many', { count: cards.length })}</p>}
      <ul className={css['list']}>
        {cards.map((card) => (
          <li key={card.id}>
            <FacilitySummary card={card} facilityPath={facilityPath} today={today} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const FacilitySummary = ({ card, facilityPath, today }: { card: Card; facilityPath: string | null; today: string }) => {
  const t = useT()
  const street = [card.street, card.building_number].filter(Boolean).join(' ')
  return (
    <>
      <p className={css['kind']}>{t(messageKey('tags.specialization', card.type))}</p>
      <p className={css['name']}>{facilityPath ? <a href={facilityPath.replace('@facility', card.slug)}>{card.name}</a> : card.name}</p>
      <Rating score={card.score_total} count={card.opinion_count} />
      <p className={css['where']}>{[street, card.district, card.city].filter(Boolean).join(', ')}</p>
      <div className={css['facts']}>
        <CardFacts of={card} today={today} />
      </div>
    </>
  )
}
