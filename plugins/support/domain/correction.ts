import type { FieldName, FieldValues } from '#core/facilities/fields.ts'
import type { Facts } from '#core/facilities/statement.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { httpsUrl } from '#core/kernel/https-url.ts'
import { parsePhone } from '#core/kernel/phone.ts'
import { type FacilityCorrection, plainFields } from '../contract/facility-changes.ts'

const plain = Object.keys(plainFields) as (keyof typeof plainFields)[]

const cleaned = (field: (typeof plain)[number], value: string): string => {
  if (field === 'phone' || field === 'second_phone') return parsePhone(value) ?? value
  if (field === 'email') return normalizeEmail(value)
  return field === 'website' || field === 'social' ? (httpsUrl(value) ?? value) : value.trim()
}

const locationOf = ({ longitude, latitude }: FacilityCorrection, facts: Facts): Pick<FieldValues, 'location'> => {
  const at = { longitude: longitude ?? facts.location?.value.longitude, latitude: latitude ?? facts.location?.value.latitude }
  return at.longitude === undefined || at.latitude === undefined
    ? {}
    : { location: { longitude: at.longitude, latitude: at.latitude, precision: 'exact' } }
}

/** Returns what support states after a correction, and what it no longer states; telephones, addresses and links as they are stored. */
export const valuesOf = (
  correction: FacilityCorrection,
  facts: Facts,
): { readonly values: FieldValues; readonly withdrawn: readonly FieldName[] } => {
  const given = plain.flatMap((field) => {
    const value = correction[field]
    return value === undefined || value === null ? [] : [[field, cleaned(field, value)] as const]
  })
  const { longitude, latitude } = correction
  const moved = typeof longitude === 'number' || typeof latitude === 'number'
  return {
    values: { ...(Object.fromEntries(given) as FieldValues), ...(moved && locationOf(correction, facts)) },
    withdrawn: [
      ...plain.filter((field) => correction[field] === null),
      ...(!moved && (longitude === null || latitude === null) ? (['location'] as const) : []),
    ],
  }
}
