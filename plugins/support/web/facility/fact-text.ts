import type { FacilityType } from '#core/facilities/facility-type.ts'
import type { FeeKind, FieldName, Location } from '#core/facilities/fields.ts'
import type { LegalType, OwnershipKey } from '#core/facilities/legal-type.ts'
import { type MessageKey, messageKey, type PartOf } from '#core/kernel/message-key.ts'
import { timeOfDay } from '#core/kernel/time-of-day.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import { fieldText } from './field-text.ts'

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

const partText = (name: string, part: unknown, t: I18n['t']): string => {
  if (typeof part === 'boolean') return t(part ? 'support.yes' : 'support.no')
  if (name === 'precision') return t(messageKey('support.precision', part as Location['precision']))
  if (typeof part !== 'number') return fieldText(part)
  if (amounts.includes(name)) return zloty(part)
  return /open_at$|close_at$/.test(name) ? timeOfDay(part) : String(part)
}

const feeOf = (about: string) => about.slice('fees.'.length) as FeeKind

const doubtedPart = (about: string): MessageKey =>
  about.startsWith('fees.') ? messageKey('support.part', feeOf(about)) : messageKey('support.field', about as FieldName)

/** Returns the value of a fact as text in the language of the page. */
export const factText = (field: string, value: unknown, t: I18n['t']): string => {
  if (typeof value === 'boolean') return t(value ? 'support.yes' : 'support.no')
  if (field === 'type') return t(messageKey('tags.specialization', value as FacilityType))
  if (field === 'legal_type') return t(messageKey('support.legal-type', value as LegalType))
  if (field === 'voivodeship') return t(voivodeshipKey(String(value)))
  if (field === 'ownership') return (value as readonly OwnershipKey[]).map((key) => t(messageKey('tags.ownership', key))).join(', ')
  if (field === 'features')
    return (value as readonly PartOf<'tags.features'>[]).map((key) => t(messageKey('tags.features', key))).join(', ')
  if (field === 'doubts') return (value as readonly Doubt[]).map(({ about, text }) => `${t(doubtedPart(about))}: ${text}`).join(' · ')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fieldText(value)
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => `${t(messageKey('support.part', name as PartOf<'support.part'>))}: ${partText(name, part, t)}`)
    .join(' · ')
}
