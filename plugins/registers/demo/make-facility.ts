import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import type { FieldValues } from '#core/facilities/fields.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { addressOf } from './address.ts'
import { amenitiesOf } from './amenities.ts'
import { type Dice, diceFor } from './dice.ts'
import { arranged, hoursOf } from './hours.ts'
import type { Kind } from './kind.ts'
import { legalOf } from './legal.ts'
import { feesOf, placesOf } from './money.ts'
import { operatorOf } from './operator.ts'
import type { Place } from './place.ts'

/** What is settled of a facility before chance fills in the rest. */
export interface Draft {
  /** Counts all facilities of a seed from 1. */
  readonly nth: number
  /** Whose address it has: its own number, or that of the house it shares. */
  readonly house: number
  readonly name: string
  readonly kind: Kind
  readonly place: Place
  /** Settled by hand: everything is known of it. */
  readonly given?: { readonly status: FacilityStatus; readonly closed?: true }
}

/** What some sources do not say, and in how many of a hundred they do not. */
const silent: Partial<Record<keyof FieldValues, number>> = {
  phone: 5,
  second_phone: 85,
  email: 10,
  website: 35,
  social: 70,
  location: 2,
  hours: 10,
  fees: 9,
  places: 4,
  post_code: 3,
  accessible: 20,
  features: 12,
  legal_type: 4,
  operator: 5,
  district: 3,
}

/** What even the barest entry says. */
const always: readonly (keyof FieldValues)[] = [
  'name',
  'type',
  'voivodeship',
  'county',
  'commune',
  'city',
  'street',
  'building_number',
  'location',
  'ownership',
]

/** Of the two thousand numbers from +48 500 000 000 on, and as many again: the demo rings nobody. */
const phone = (from: number, nth: number): string => `+48500${String(from + (nth % 2000)).padStart(6, '0')}`

/** Everything that could be said of a made facility. Every name under `.test` leads nowhere (RFC 2606). */
export const wholeFacility = (seed: number, { nth, house: context, name, kind, place }: Draft, today: string): FieldValues => {
  const dice = diceFor(seed, nth)
  const host = `${slugOf(`${name} ${place.city} ${nth}`)}.example.test`
  return {
    name,
    type: kind.type,
    ...legalOf(kind, place),
    ...addressOf(diceFor(~seed, context), place),
    phone: phone(0, nth),
    second_phone: phone(2000, nth),
    email: `kontakt@${host}`,
    website: `https://${host}`,
    social: `https://social.example.test/${slugOf(name)}-${nth}`,
    ...hoursOf(dice, kind),
    fees: feesOf(dice, place.fee, kind, today),
    places: placesOf(dice, kind),
    accessible: dice.percent(30),
    features: amenitiesOf(dice, kind),
    operator: operatorOf(dice, place, kind),
    suspended: false,
  }
}

const unsaidOf = (dice: Dice, whole: FieldValues, bare: boolean): ReadonlySet<string> => {
  const unsaid = new Set(
    Object.keys(whole).filter(
      (field) => dice.percent(silent[field as keyof FieldValues] ?? 0) || (bare && !always.includes(field as keyof FieldValues)),
    ),
  )
  return unsaid.has('hours') ? unsaid.add('hours_text') : unsaid
}

/** A made facility of which not everything is known: every 29th has hardly more than a name, every 61st is suspended, a few only say that they arrange their hours. */
export const someFacility = (seed: number, draft: Draft, today: string): FieldValues => {
  const dice = diceFor(seed + 1, draft.nth)
  const whole = wholeFacility(seed, draft, today)
  const unsaid = unsaidOf(dice, whole, draft.nth % 29 === 0)
  const said = Object.fromEntries(Object.entries(whole).filter(([field]) => !unsaid.has(field))) as FieldValues
  return {
    ...said,
    ...(unsaid.has('hours') && dice.percent(40) && { hours_text: arranged }),
    ...(draft.nth % 61 === 0 && { suspended: true }),
  }
}
