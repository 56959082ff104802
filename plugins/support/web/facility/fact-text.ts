import { fieldText } from './field-text.ts'

type Translate = (key: string) => string

/** Value that a source states and that is too unlikely to be a fact. */
interface Doubt {
  readonly about: string
  readonly text: string
}

/** Order of the facts on the page of a facility; others follow. */
const order = [
  'name',
  'register_name',
  'type',
  'legal_type',
  'ownership',
  'operator',
  'voivodeship',
  'county',
  'commune',
  'city',
  'district',
  'post_code',
  'street',
  'building_number',
  'apartment_number',
  'location',
  'phone',
  'second_phone',
  'email',
  'website',
  'social',
  'hours',
  'hours_text',
  'fees',
  'places',
  'features',
  'accessible',
  'suspended',
  'description',
  'doubts',
]

/** Sorts facts by the order of the page. */
export const inOrder = <Fact extends { readonly field: string }>(facts: readonly Fact[]): readonly Fact[] => {
  const at = ({ field }: Fact) => (order.includes(field) ? order.indexOf(field) : order.length)
  return facts.toSorted((one, other) => at(one) - at(other))
}

/** Amounts of fees, in grosze. */
const amounts = ['month', 'fundedMonth', 'hour', 'extraHour', 'mealsMonth', 'mealsDay']
const zloty = (grosze: number) => `${(grosze / 100).toFixed(2).replace('.', ',')} zł`
const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const partText = (name: string, part: unknown, t: Translate): string => {
  if (typeof part === 'boolean') return t(part ? 'yes' : 'no')
  if (name === 'precision') return t(`precision.${String(part)}`)
  if (typeof part !== 'number') return fieldText(part)
  if (amounts.includes(name)) return zloty(part)
  return /open_at$|close_at$/.test(name) ? clock(part) : String(part)
}

const doubtedPart = (about: string) => (about.startsWith('fees.') ? `part.${about.slice('fees.'.length)}` : `field.${about}`)

/** Returns the value of a fact as text in the language of the page. */
export const factText = (field: string, value: unknown, t: Translate): string => {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (field === 'type') return t(`tags.specialization.${String(value)}`)
  if (field === 'legal_type') return t(`legal-type.${String(value)}`)
  if (field === 'voivodeship') return t(`places.voivodeship.${String(value)}`)
  if (field === 'ownership' || field === 'features')
    return [value]
      .flat()
      .map((key) => t(`tags.${field}.${String(key)}`))
      .join(', ')
  if (field === 'doubts') return (value as readonly Doubt[]).map(({ about, text }) => `${t(doubtedPart(about))}: ${text}`).join(' · ')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fieldText(value)
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => `${t(`part.${name}`)}: ${partText(name, part, t)}`)
    .join(' · ')
}
