import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import type { FieldValues } from '#core/facilities/fields.ts'
import { type OwnershipKey, ownershipKeys } from '#core/facilities/legal-type.ts'
import { type SeededRandom, seededRandomFor } from '#core/kernel/seeded-random.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { timeSpan } from '#core/kernel/time-of-day.ts'
import { generateAddress } from './address.ts'
import { generateAmenities } from './amenities.ts'
import { type FacilityKind, isUnderThreeCare } from './facility-kind.ts'
import { generateCapacity, generateFees } from './fees-and-capacity.ts'
import { generateOperator } from './operator.ts'
import type { SampleLocality } from './sample-locality.ts'

const noSunday = { is_open_sunday: false, sunday_open_at: null, sunday_close_at: null } as const

type Minutes = readonly [number, ...number[]]

/** Returns the usual opening and closing times, in minutes since midnight. */
const usualTimes = (kind: FacilityKind): readonly [Minutes, Minutes] => {
  if (kind.operatedBy === 'municipality')
    return [
      [360, 375, 390],
      [990, 1020, 1050],
    ]
  if (kind.type === 'toddler_club' || kind.type === 'day_guardian')
    return [
      [420, 450, 480],
      [960, 990, 1020],
    ]
  return isUnderThreeCare(kind)
    ? [
        [390, 405, 420, 420, 450],
        [1020, 1035, 1050, 1080, 1140],
      ]
    : [
        [390, 420, 420, 450],
        [1020, 1020, 1050, 1080],
      ]
}

/** Text of facilities that publish no hours. */
const hoursByArrangement = 'Godziny ustalane indywidualnie z rodzicami'

/** Generates opening hours and their text; some private facilities open on Saturdays. */
const generateHours = (random: SeededRandom, kind: FacilityKind): Required<Pick<FieldValues, 'hours' | 'hours_text'>> => {
  const [opens, closes] = usualTimes(kind)
  const open_at = random.pick(opens)
  const close_at = random.pick(closes)
  const is_open_saturday = kind.operatedBy === 'private' && random.chance(9)
  const [saturday_open_at, saturday_close_at] = is_open_saturday ? [random.pick([480, 540]), random.pick([780, 840, 900])] : [null, null]
  const parts = [`poniedziałek–piątek ${timeSpan(open_at, close_at)}`]
  if (saturday_open_at !== null && saturday_close_at !== null) parts.push(`sobota ${timeSpan(saturday_open_at, saturday_close_at)}`)
  return { hours: { open_at, close_at, is_open_saturday, saturday_open_at, saturday_close_at, ...noSunday }, hours_text: parts.join(', ') }
}

const ownerTags = (kind: FacilityKind, { village }: SampleLocality): readonly OwnershipKey[] => {
  if (kind.operatedBy === 'municipality' && kind.approach === 'special') return ['public', 'self_government']
  if (kind.operatedBy === 'municipality') return ['public', 'self_government', village ? 'communal' : 'urban']
  if (kind.operatedBy === 'public-body') return ['public']
  return isUnderThreeCare(kind) ? ['private'] : ['private', 'not_public']
}

/**
 * Returns legal type and ownership tags of a generated facility: municipal ones are communal, special schools belong to
 * counties, private kindergartens are registered as non-public.
 */
const legalFieldsOf = (kind: FacilityKind, locality: SampleLocality): Required<Pick<FieldValues, 'legal_type' | 'ownership'>> => {
  const tags = new Set<OwnershipKey>([...ownerTags(kind, locality), ...(kind.approach ? [kind.approach] : [])])
  const municipalType = kind.approach === 'special' ? 'self_governing' : 'communal'
  const otherType = kind.operatedBy === 'public-body' ? 'public' : isUnderThreeCare(kind) ? 'private' : 'non_public'
  return {
    legal_type: kind.operatedBy === 'municipality' ? municipalType : otherType,
    ownership: ownershipKeys.filter((key) => tags.has(key)),
  }
}

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
