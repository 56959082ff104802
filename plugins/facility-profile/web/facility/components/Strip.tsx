import type { ReactNode } from 'react'
import { freshness } from '#core/facilities/free-places.ts'
import { tightDay } from '#core/kernel/dates.ts'
import { money, ratingText } from '#core/kernel/formats.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { timeSpan } from '#core/kernel/time-of-day.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { Profile } from '../../profile.data.ts'
import { priceOf } from '../price-of.ts'
import css from './strip.module.css'

/** Fact of the strip: `null` leaves it out. */
interface Fact {
  readonly name: string
  readonly value: string
  readonly hint: string
  readonly href?: string | undefined
}

const useFacts = ({ facility, facts, freePlaces, scores, today }: Profile): readonly (Fact | null)[] => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { fee, meals } = priceOf(facts.fees)
  const { open_at: from = null, close_at: until = null } = facts.hours?.value ?? {}
  const group = freePlaces?.on === facts.vacancies?.on && facts.vacancies?.value.length === 1 ? facts.vacancies.value[0]?.group : undefined
  const isCounted = facility.active && freePlaces !== null && freshness(freePlaces.on, today) !== 'old'
  return [
    fee && {
      name: t('facility-profile.strip.price'),
      value: fee.amount === 0 ? t('facility-profile.fees.free') : money(fee.amount, language),
      hint: [
        t(messageKey('facility-profile.price', fee.period)),
        meals && t(messageKey('facility-profile.price.meals', meals.period), { amount: money(meals.amount, language) }),
      ]
        .filter(Boolean)
        .join(', '),
      href: '#oplaty',
    },
    isCounted
      ? {
          name: t('facility-profile.strip.free'),
          value: freePlaces.free > 0 ? String(freePlaces.free) : t('facility-profile.strip.free.none'),
          hint: [
            group !== undefined && t('facility-profile.strip.age', { group }),
            t('facility-profile.places.on', { date: tightDay(freePlaces.on, language) }),
          ]
            .filter(Boolean)
            .join(', '),
          href: facts.places ? '#miejsca' : '#rekrutacja',
        }
      : null,
    from === null || until === null
      ? null
      : {
          name: t('facility-profile.strip.hours'),
          value: timeSpan(from, until),
          hint: t('facility-profile.hours.weekdays'),
          href: '#godziny',
        },
    scores.score_total !== null && scores.opinion_count > 0
      ? {
          name: t('facility-profile.strip.rating'),
          value: ratingText(scores.score_total, language),
          hint: t('rating.opinions', { count: scores.opinion_count }),
          href: href('facility_opinions_list', { slug: facility.slug }),
        }
      : facility.district === null
        ? null
        : { name: t('facility-profile.where.district'), value: facility.district, hint: cityNameIn(facility.city, language) },
  ]
}

/** The facts that parents compare, side by side, as far as they are known: price, free places, hours, rating or district. */
export const Strip = (profile: Profile): ReactNode => {
  const facts = useFacts(profile).filter((fact) => fact !== null)
  // One alone compares nothing; a district is named above.
  if (facts.length < 2) return null
  return (
    <dl className={css['strip']}>
      {facts.map(({ name, value, hint, href }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {href === undefined ? <b>{value}</b> : <a href={href}>{value}</a>}
            <small>{hint}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
