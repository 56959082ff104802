import type { FieldValues } from '#core/facilities/fields.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { isVoivodeship, type VoivodeshipSlug } from '#core/places/voivodeship.ts'

/** Removes fields without a value: a missing field means "not stated", an empty one would state "empty". */
export const omitEmpty = (fields: { readonly [Field in keyof FieldValues]: FieldValues[Field] | null | undefined }): FieldValues =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== '')) as FieldValues

/** Parses a voivodeship, `MAZOWIECKIE` or `mazowieckie`; `null` when it is none. */
export const parseVoivodeship = (text: string): VoivodeshipSlug | null => {
  const slug = slugOf(text)
  return isVoivodeship(slug) ? slug : null
}
