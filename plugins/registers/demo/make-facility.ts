import type { FieldValues } from '#core/facilities/fields.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { addressOf } from './address.ts'
import type { Dice } from './dice.ts'
import { hoursOf } from './hours.ts'
import type { Kind } from './kind.ts'
import { feesOf, placesOf } from './money.ts'
import { operatorOf } from './operator.ts'
import type { Place } from './place.ts'

/** What is settled of a facility before chance fills in the rest. */
export interface Draft {
  /** Counts all facilities of the demo from 1. */
  readonly nth: number
  readonly name: string
  readonly kind: Kind
  readonly place: Place
}

/** What some sources do not say, and in how many of a hundred they do not. */
const silent: Partial<Record<keyof FieldValues, number>> = {
  phone: 5,
  second_phone: 85,
  email: 10,
  website: 35,
  social: 70,
  location: 5,
  hours: 7,
  fees: 9,
  places: 4,
  post_code: 3,
  accessible: 20,
  operator: 5,
  district: 3,
}

/** What even the barest entry says. */
const always: readonly (keyof FieldValues)[] = ['name', 'type', 'voivodeship', 'county', 'commune', 'city', 'street', 'building_number']

const phone = (from: number, nth: number): string => `+48500${String(from + nth).padStart(6, '0')}`

/** Everything that could be said of a made facility. Every name under `.test` leads nowhere (RFC 2606). */
export const wholeFacility = (dice: Dice, { nth, name, kind, place }: Draft, today: string): FieldValues => {
  const host = `${slugOf(`${name} ${place.city} ${nth}`)}.example.test`
  return {
    name,
    type: kind.type,
    ...addressOf(dice, place),
    phone: phone(0, nth),
    second_phone: phone(1000, nth),
    email: `kontakt@${host}`,
    website: `https://${host}`,
    social: `https://social.example.test/${slugOf(name)}-${nth}`,
    ...hoursOf(dice, kind),
    fees: feesOf(dice, place.fee, kind, today),
    places: placesOf(dice, kind),
    accessible: dice.percent(30),
    operator: operatorOf(dice, place, kind),
    suspended: false,
  }
}

/** A made facility of which not everything is known: every 29th has hardly more than a name, every 61st is suspended. */
export const someFacility = (dice: Dice, draft: Draft, today: string): FieldValues => {
  const whole = wholeFacility(dice, draft, today)
  const bare = draft.nth % 29 === 0
  const unsaid = new Set(
    Object.keys(whole).filter(
      (field) => dice.percent(silent[field as keyof FieldValues] ?? 0) || (bare && !always.includes(field as keyof FieldValues)),
    ),
  )
  if (unsaid.has('hours')) unsaid.add('hours_text')
  const said = Object.fromEntries(Object.entries(whole).filter(([field]) => !unsaid.has(field))) as FieldValues
  return draft.nth % 61 === 0 ? { ...said, suspended: true } : said
}
