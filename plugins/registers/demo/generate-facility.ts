import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import type { FieldValues } from '#core/facilities/fields.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { generateAddress } from './address.ts'
import { generateAmenities } from './amenities.ts'
import type { FacilityKind } from './facility-kind.ts'
import { generateCapacity, generateFees } from './fees-and-capacity.ts'
import { generateHours, hoursByArrangement } from './hours.ts'
import { legalFieldsOf } from './legal-type.ts'
import { generateOperator } from './operator.ts'
import type { SampleLocality } from './sample-locality.ts'
import { type SeededRandom, seededRandomFor } from './seeded-random.ts'

/** Fields of a facility that are decided before the rest is generated. */
export interface FacilityDraft {
  /** Position among all facilities of a seed, from 1. */
  readonly nth: number
  /** `nth` of the facility whose address it has: its own, or that of the one with which it shares an address. */
  readonly addressNth: number
  readonly name: string
  readonly kind: FacilityKind
  readonly locality: SampleLocality
  /** Present for fixed facilities, which have all fields. */
  readonly fixed?: { readonly status: FacilityStatus; readonly closed?: true }
}

/** Percent of facilities that omit a field. */
const omissionPercent: Partial<Record<keyof FieldValues, number>> = {
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

/** Fields that every facility has. */
const requiredFields: readonly (keyof FieldValues)[] = [
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

/** Returns a number from +48 500 000 000 to +48 500 003 999: a range without real subscribers. */
const fakePhone = (offset: number, nth: number): string => `+48500${String(offset + (nth % 2000)).padStart(6, '0')}`

/** Generates a facility with all fields. Names under `.test` do not resolve (RFC 2606). */
export const completeFacility = (seed: number, { nth, addressNth, name, kind, locality }: FacilityDraft, today: string): FieldValues => {
  const random = seededRandomFor(seed, nth)
  const host = `${slugOf(`${name} ${locality.city} ${nth}`)}.example.test`
  return {
    name,
    type: kind.type,
    ...legalFieldsOf(kind, locality),
    ...generateAddress(seededRandomFor(~seed, addressNth), locality),
    phone: fakePhone(0, nth),
    second_phone: fakePhone(2000, nth),
    email: `kontakt@${host}`,
    website: `https://${host}`,
    social: `https://social.example.test/${slugOf(name)}-${nth}`,
    ...generateHours(random, kind),
    fees: generateFees(random, locality.typicalFee, kind, today),
    places: generateCapacity(random, kind),
    accessible: random.chance(30),
    features: generateAmenities(random, kind),
    operator: generateOperator(random, locality, kind),
    suspended: false,
  }
}

const pickOmittedFields = (random: SeededRandom, complete: FieldValues, minimal: boolean): ReadonlySet<string> => {
  const omitted = new Set(
    Object.keys(complete).filter(
      (field) =>
        random.chance(omissionPercent[field as keyof FieldValues] ?? 0) ||
        (minimal && !requiredFields.includes(field as keyof FieldValues)),
    ),
  )
  return omitted.has('hours') ? omitted.add('hours_text') : omitted
}

/**
 * Generates a facility that omits some fields: every 29th has the required fields only, every 61st is suspended, a few
 * have hours by arrangement.
 */
export const partialFacility = (seed: number, draft: FacilityDraft, today: string): FieldValues => {
  const random = seededRandomFor(seed + 1, draft.nth)
  const complete = completeFacility(seed, draft, today)
  const omitted = pickOmittedFields(random, complete, draft.nth % 29 === 0)
  const values = Object.fromEntries(Object.entries(complete).filter(([field]) => !omitted.has(field))) as FieldValues
  return {
    ...values,
    ...(omitted.has('hours') && random.chance(40) && { hours_text: hoursByArrangement }),
    ...(draft.nth % 61 === 0 && { suspended: true }),
  }
}
