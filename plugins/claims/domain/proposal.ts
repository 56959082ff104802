import type { FieldValues } from '#core/facilities/fields.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { httpsUrl } from '#core/kernel/https-url.ts'
import { parsePhone } from '#core/kernel/phone.ts'
import type { GazetteerLocality } from '#core/places/gazetteer.port.ts'
import type { ClaimedPlace, NewFacility, VerifiedData } from '../contract/claim.ts'

/** Proposed facility with the locality that the gazetteer knows. */
export interface Proposal extends NewFacility {
  readonly county: string
  readonly longitude: number
  readonly latitude: number
}

/** Returns a proposal in its locality. */
export const proposalIn = (facility: NewFacility, { name, county, longitude, latitude }: GazetteerLocality): Proposal => ({
  ...facility,
  city: name,
  county,
  longitude,
  latitude,
})

const defined = (values: { readonly [Name in keyof FieldValues]: FieldValues[Name] | undefined }): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as FieldValues

const contactOf = ({ phone, email, website }: VerifiedData) => ({
  phone: phone === undefined ? undefined : (parsePhone(phone) ?? undefined),
  email: email === undefined ? undefined : normalizeEmail(email),
  website: website === undefined ? undefined : (httpsUrl(website) ?? undefined),
})

const addressFields = ({ post_code, street, building_number }: VerifiedData) => ({
  post_code,
  street: street?.trim(),
  building_number: building_number?.trim(),
})

/** About a metre, in degrees. */
const samePlace = 0.00001

const exact = ({ longitude, latitude }: ClaimedPlace) => ({ longitude, latitude, precision: 'exact' as const })

/**
 * Returns what an owner states by confirming the data of a facility of the directory; only support may accept a new
 * name, address or place.
 */
export const correctionsOf = (
  { verified_data, location }: { readonly verified_data: VerifiedData | null; readonly location: ClaimedPlace | null },
  facility: { readonly longitude: number | null; readonly latitude: number | null },
  seenBySupport: boolean,
): FieldValues => {
  const data = verified_data ?? {}
  const moved =
    location !== null &&
    (Math.abs(location.longitude - (facility.longitude ?? 0)) > samePlace ||
      Math.abs(location.latitude - (facility.latitude ?? 0)) > samePlace)
  return defined({
    ...contactOf(data),
    ...(seenBySupport && { ...addressFields(data), name: data.name?.trim(), location: moved ? exact(location) : undefined }),
  })
}

/** Returns what the first owner of a new facility states about it. */
export const proposedValues = (proposal: Proposal, data: VerifiedData | null, location: ClaimedPlace | null): FieldValues => {
  const all = { ...proposal, ...data }
  return defined({
    name: (data?.name ?? proposal.name).trim(),
    type: proposal.type,
    voivodeship: proposal.voivodeship,
    county: proposal.county,
    city: proposal.city,
    ...contactOf(all),
    ...addressFields(all),
    location: location ? exact(location) : { longitude: proposal.longitude, latitude: proposal.latitude, precision: 'approximate' },
  })
}
