import type { FieldValues } from '#core/facilities/fields.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { isVoivodeship, type VoivodeshipSlug } from '#core/places/voivodeship.ts'

/** Leaves out what the source does not say: an absent field says nothing, an empty one would say "empty". */
export const saidOnly = (fields: { readonly [Field in keyof FieldValues]: FieldValues[Field] | null | undefined }): FieldValues =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== '')) as FieldValues

/** The voivodeship of a cell, `MAZOWIECKIE` or `mazowieckie`; `null` when it is none. */
export const voivodeshipOf = (text: string): VoivodeshipSlug | null => {
  const slug = slugOf(text)
  return isVoivodeship(slug) ? slug : null
}
