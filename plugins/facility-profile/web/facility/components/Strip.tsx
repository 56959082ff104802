import type { ReactNode } from 'react'
import { cardFacts } from '#core/facilities/card-facts.ts'
import { tightDay } from '#core/kernel/dates.ts'
import { money, ratingText } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { timeSpan } from '#core/kernel/time-of-day.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { Profile } from '../../profile.data.ts'
import { cardOf } from '../card-of.ts'
import { priceOf } from '../price-of.ts'
import { unknownOf } from '../unknown.ts'
import css from './strip.module.css'

/** Fact of the strip: `null` leaves it out. */
interface Fact {
  readonly name: string
  readonly value: string
  readonly hint?: string
  readonly href?: string | undefined
  /** Green, as the badge of cards: free places of a new count. */
  readonly good?: boolean
}

/** Facts of the card, in its order and words. What no source says is to be toAsk, where the profile says how. */
const useCardFacts = (profile: Profile): readonly (Fact | null)[] => {
  const t = useT()
  const language = useLanguage()
  const { facility, facts, freePlaces, contact, today } = profile
  const { places, hours } = cardFacts(cardOf(profile), today)
  const { fee, meals } = priceOf(facts.fees)
  const group = freePlaces?.on === facts.vacancies?.on && facts.vacancies?.value.length === 1 ? facts.vacancies.value[0]?.group : undefined
  const unknown = facility.active && (contact.phone || contact.email) ? unknownOf(profile) : []
  const toAsk = (name: string, ...about: readonly (typeof unknown)[number][]): Fact | null =>
    about.some((one) => unknown.includes(one)) ? { name, value: t('facility-profile.strip.ask'), href: '#nie-wiemy' } : null
  const price = t('facility-profile.strip.price')
  const free = t('facility-profile.strip.free')
  const open = t('facility-profile.strip.hours')
  return [
    fee
      ? {
          name: price,
          value: fee.amount === 0 ? t('card.fee.free') : money(fee.amount, language),
          hint: [
            t(messageKey('facility-profile.price', fee.period)),
            meals && t(messageKey('facility-profile.price.meals', meals.period), { amount: money(meals.amount, language) }),
          ]
            .filter(Boolean)
            .join(', '),
          href: '#oplaty',
        }
      : toAsk(price, 'fees'),
    places
      ? {
          name: free,
          value: places.count > 0 ? String(places.count) : t('facility-profile.strip.free.none'),
          hint: [
            group !== undefined && t('facility-profile.strip.age', { group }),
            t('card.places.on', { date: tightDay(places.on, language) }),
          ]
            .filter(Boolean)
            .join(', '),
          href: facts.places ? '#miejsca' : '#rekrutacja',
          good: places.count > 0 && places.isNew,
        }
      : toAsk(free, 'free', 'free-now'),
    hours
      ? { name: open, value: timeSpan(hours.from, hours.until), hint: t('facility-profile.hours.weekdays'), href: '#godziny' }
      : toAsk(open, 'hours'),
  ]
}

/** Rating of the facility, else its district. */
const useRating = ({ facility, scores }: Profile): Fact | null => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  if (scores.score_total !== null && scores.opinion_count > 0)
    return {
      name: t('facility-profile.strip.rating'),
      value: ratingText(scores.score_total, language),
      hint: t('rating.opinions', { count: scores.opinion_count }),
      href: href('facility_opinions_list', { slug: facility.slug }),
    }
  return facility.district === null
    ? null
    : { name: t('facility-profile.where.district'), value: facility.district, hint: cityNameIn(facility.city, language) }
}

/** The facts that parents compare, side by side: those of the card, and rating or district; on paper without what is to be toAsk. */
export const Strip = (profile: Profile): ReactNode => {
  const facts = [...useCardFacts(profile), useRating(profile)].filter((fact) => fact !== null)
  // One alone compares nothing; a district is named above.
  if (facts.filter(({ hint }) => hint !== undefined).length < 2) return null
  return (
    <dl className={css['strip']}>
      {facts.map(({ name, value, hint, href, good }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-good={good || undefined}>
            {href === undefined ? <b>{value}</b> : <a href={href}>{value}</a>}
            {hint !== undefined && <small>{hint}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
