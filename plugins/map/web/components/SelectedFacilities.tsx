import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { money } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Rating } from '#web/ui/primitives/Rating.tsx'
import type { ClustersResponse } from '../../contract/clusters.ts'
import css from './selected-facilities.module.css'

type Card = ClustersResponse['facilities'][number]

interface Props {
  readonly cards: readonly Card[]
  readonly facilityPath: string | null
  readonly close: () => void
}

/** Facilities selected on the map: one, or all at one point. */
export const SelectedFacilities = ({ cards, facilityPath, close }: Props) => {
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
            <FacilitySummary card={card} facilityPath={facilityPath} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const FacilitySummary = ({ card, facilityPath }: { card: Card; facilityPath: string | null }) => {
  const t = useT()
  const language = useLanguage()
  const street = [card.street, card.building_number].filter(Boolean).join(' ')
  const fee = card.tuition_month
  return (
    <>
      <p className={css['kind']}>{t(messageKey('tags.specialization', card.type))}</p>
      <p className={css['name']}>{facilityPath ? <a href={facilityPath.replace('@facility', card.slug)}>{card.name}</a> : card.name}</p>
      <Rating score={card.score_total} count={card.opinion_count} />
      <p className={css['where']}>{[street, card.district, card.city].filter(Boolean).join(', ')}</p>
      <p className={css['fee']}>
        {fee === null ? (
          t('catalogue.card.fee.unknown')
        ) : fee === 0 ? (
          t('catalogue.card.fee.free')
        ) : (
          <>
            <strong>{money(fee, language)}</strong> {t('catalogue.card.fee.month')}
          </>
        )}
      </p>
    </>
  )
}
