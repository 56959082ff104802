import { CircleX, Clock } from 'lucide-react'
import { type CardFacility, cardFacts } from '#core/facilities/card-facts.ts'
import { tightDay } from '#core/kernel/dates.ts'
import { money, wholeMoney } from '#core/kernel/formats.ts'
import { timeSpan } from '#core/kernel/time-of-day.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from './Badge.tsx'
import css from './card-facts.module.css'

interface CardFactsProps {
  readonly of: CardFacility
  /** ISO date. */
  readonly today: string
}

/**
 * Facts that every card of a facility says, in one order: monthly fee, what a usual family pays, free places with the
 * day of their count, green while it is new, and hours of a working day; nothing about what is unknown.
 */
export const CardFacts = ({ of, today }: CardFactsProps) => {
  const t = useT()
  const language = useLanguage()
  const { fee, cost, places, hours } = cardFacts(of, today)
  const icon = places?.count === 0 ? CircleX : places?.isNew ? undefined : Clock
  return (
    <>
      {fee !== null && (
        <p className={css['fee']}>
          <strong>{fee === 0 ? t('card.fee.free') : money(fee, language)}</strong> {fee > 0 && t('card.fee.month')}
        </p>
      )}
      {cost && (
        <p className={css['cost']} data-cost={wholeMoney(cost.amount, language)}>
          {t(cost.withMeals ? 'card.cost.with-meals' : 'card.cost.without-meals', { amount: wholeMoney(cost.amount, language) })}
        </p>
      )}
      {places && (
        <p className={css['places']}>
          <Badge tone={places.count > 0 && places.isNew ? 'good' : 'plain'} {...(icon && { icon })}>
            {t(places.count === 0 ? 'card.places.none' : 'card.places', { count: places.count })}
          </Badge>{' '}
          <span>{t('card.places.on', { date: tightDay(places.on, language) })}</span>
        </p>
      )}
      {hours && <p className={css['hours']}>{timeSpan(hours.from, hours.until)}</p>}
    </>
  )
}
