import type { FieldValues } from '#core/facilities/fields.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { isVoivodeship, type VoivodeshipSlug } from '#core/places/voivodeship.ts'
import type { RowAddress } from './cleaning/name-address.ts'

/** Removes fields without a value: a missing field means "not stated", an empty one would state "empty". */
export const omitEmpty = (fields: { readonly [Field in keyof FieldValues]: FieldValues[Field] | null | undefined }): FieldValues =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== '')) as FieldValues

/** Parses a voivodeship, `MAZOWIECKIE` or `mazowieckie`; `null` when it is none. */
export const parseVoivodeship = (text: string): VoivodeshipSlug | null => {
  const slug = slugOf(text)
  return isVoivodeship(slug) ? slug : null
}

/** Returns the address of a row by its cleaned fields. */
export const rowAddress = ({ city }: { readonly city: string }, fields: FieldValues): RowAddress => ({
  city,
  postCode: fields.post_code ?? '',
  street: fields.street ?? '',
  building: fields.building_number ?? '',
  apartment: fields.apartment_number ?? '',
})
