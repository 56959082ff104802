import { tightDay } from '#core/kernel/dates.ts'
import { money, wholeMoney } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'
import { timeSpan } from '#core/kernel/time-of-day.ts'
import type { Translate } from '#core/ports/translator.ts'
import { type CardFacility, cardFacts } from './card-facts.ts'

interface CardWords {
  readonly t: Translate
  readonly language: Language
  /** ISO date. */
  readonly today: string
}

/** Returns the facts of a card as texts, for mails and pictures, which have no badges. */
export const cardTexts = (of: CardFacility, { t, language, today }: CardWords): readonly string[] => {
  const { fee, cost, places, hours } = cardFacts(of, today)
  return [
    fee !== null && (fee === 0 ? t('card.fee.free') : `${money(fee, language)} ${t('card.fee.month')}`),
    cost && t(cost.withMeals ? 'card.cost.with-meals' : 'card.cost.without-meals', { amount: wholeMoney(cost.amount, language) }),
    places &&
      `${t(places.count === 0 ? 'card.places.none' : 'card.places', { count: places.count })} (${t('card.places.on', { date: tightDay(places.on, language) })})`,
    hours && timeSpan(hours.from, hours.until),
  ].filter((text) => text !== null && text !== false)
}
