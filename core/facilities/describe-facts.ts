import type { FacilityFields } from '#core/facilities/fields.ts'
import type { OpeningHours } from '#core/facilities/opening-hours.ts'
import type { PublicFacts } from '#core/facilities/public-facts.ts'
import type { Provenance } from '#core/facilities/statement.ts'
import { timeSpan } from '#core/kernel/time-of-day.ts'
import { withoutContacts } from '#core/privacy/without-contacts.ts'

type Field = keyof PublicFacts

/** Description of a value: data, or a text in the words of whoever wrote it; `part` names a part of the field. */
type Statement = ({ readonly value: unknown } | { readonly untrusted_text: string }) & { readonly part?: string }

/** Fact as data or in the words of whoever wrote it, with the name of its source and its day, ISO date. */
export interface DescribedFact {
  readonly field: string
  readonly value?: unknown
  readonly untrusted_text?: string
  readonly source: string
  readonly on: string
}

const data = (value: unknown): readonly Statement[] => [{ value }]
const written = (text: string): readonly Statement[] => [{ untrusted_text: withoutContacts(text) }]
const lines = (texts: readonly (string | null)[]) => texts.filter((text) => text !== null).join(' ')

const zloty = (grosze: number | null) => (grosze === null ? undefined : grosze / 100)
const span = (from: number | null, until: number | null) => (from === null || until === null ? null : timeSpan(from, until))
const dayOff = (isOpen: boolean, from: number | null, until: number | null) =>
  isOpen ? (span(from, until) ?? 'open, hours not stated') : 'closed'

const hoursOf = (hours: OpeningHours) => ({
  monday_to_friday: span(hours.open_at, hours.close_at) ?? 'not stated',
  saturday: dayOff(hours.is_open_saturday, hours.saturday_open_at, hours.saturday_close_at),
  sunday: dayOff(hours.is_open_sunday, hours.sunday_open_at, hours.sunday_close_at),
})

const feesOf = ({ discounts, ...fees }: FacilityFields['fees']): readonly Statement[] => [
  {
    value: {
      unit: 'zł',
      month: zloty(fees.month),
      month_on_subsidised_place: zloty(fees.fundedMonth),
      hour: zloty(fees.hour),
      hour_beyond_ten_a_day: zloty(fees.extraHour),
      meals_month: zloty(fees.mealsMonth),
      meals_day: zloty(fees.mealsDay),
    },
  },
  ...(discounts === null ? [] : written(discounts).map((statement) => ({ ...statement, part: 'discounts' }))),
]

/** Says of each field how it is told; the compiler asks for the next one. */
const tell: { readonly [F in Field]-?: (value: FacilityFields[F]) => readonly Statement[] } = {
  name: data,
  register_name: data,
  type: data,
  legal_type: data,
  ownership: data,
  voivodeship: data,
  county: data,
  commune: data,
  city: data,
  district: data,
  post_code: data,
  street: data,
  building_number: data,
  apartment_number: data,
  website: data,
  social: data,
  location: data,
  hours: (hours) => data(hoursOf(hours)),
  hours_text: written,
  fees: feesOf,
  places: data,
  accessible: data,
  features: data,
  suspended: data,
  // The rest of the entry may be about a person, and no parent chooses by it.
  operator: ({ name, website }) => data({ name, website }),
  description: written,
  tuition: written,
  child_count: data,
  activities: (list) => written(list.map(({ name, description }) => lines([`${name}.`, description])).join('\n')),
  day_plan: (list) =>
    written(list.map(({ start, end, name, description }) => lines([`${span(start, end)} ${name}.`, description])).join('\n')),
  recruiting: data,
  recruitment_text: written,
  vacancies: data,
}

/** Returns facts as data with source and day; texts of others stand in `untrusted_text`. */
export const describeFacts = (facts: Partial<PublicFacts>, sourceName: (source: string) => string): readonly DescribedFact[] =>
  (Object.keys(tell) as Field[]).flatMap((field) => {
    const fact = facts[field]
    if (!fact) return []
    const { source, on }: Provenance = fact
    return (tell[field] as (value: unknown) => readonly Statement[])(fact.value).map(({ part, ...statement }) => ({
      field: part === undefined ? field : `${field}.${part}`,
      ...statement,
      source: sourceName(source),
      on,
    }))
  })

/** Fields that parents ask about, so that it is said when no source states them. */
const expected = [
  'fees',
  'places',
  'hours',
  'street',
  'website',
  'location',
  'accessible',
  'features',
  'ownership',
  'legal_type',
  'operator',
  'description',
  'activities',
  'day_plan',
  'recruiting',
  'vacancies',
] as const satisfies readonly Field[]

interface Known {
  readonly facts: Partial<PublicFacts>
  /** Fields about which a source says something that is doubted: they are stated, however badly. */
  readonly doubted?: readonly string[]
}

/** Lists what no source states about a facility, of some fields or of all that are expected. */
export const notStated = ({ facts, doubted = [] }: Known, fields: readonly Field[] = expected): readonly Field[] =>
  expected.filter(
    (field) => fields.includes(field) && !facts[field] && !doubted.includes(field) && !(field === 'hours' && facts.hours_text),
  )
