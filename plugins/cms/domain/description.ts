import type { Language } from '#core/kernel/language.ts'
import type { RichText } from '#core/rich-text/document.ts'
import { isEmptyDocument } from '#core/rich-text/read-document.ts'

/** Texts of a description in one language. */
export interface DescriptionTexts {
  readonly title: string
  readonly lead: string
  readonly body: RichText
  readonly meta_title: string
  readonly meta_description: string
}

/** Present description of a city in one language. */
export interface Description extends DescriptionTexts {
  readonly id: string
  readonly city_id: string
  /** Slugs of the city, which never change. */
  readonly voivodeship: string
  readonly city_slug: string
  readonly lang: Language
  /** It has a title and a text. */
  readonly complete: boolean
  /** ISO 8601 UTC. */
  readonly updated_at: string
  readonly version: number
}

/** Description as it was saved once; it never changes. */
export interface SavedVersion extends DescriptionTexts {
  readonly description_id: string
  /** Version of the description that it was. */
  readonly number: number
  readonly saved_at: string
  readonly saved_by: string | null
}

/** Returns the texts of a description or of one of its versions. */
export const textsOf = ({ title, lead, body, meta_title, meta_description }: DescriptionTexts): DescriptionTexts => ({
  title: title.trim(),
  lead: lead.trim(),
  body,
  meta_title: meta_title.trim(),
  meta_description: meta_description.trim(),
})

/** Tests whether a description has what its page needs: a title and a text. What is optional in its form may be missing. */
export const isComplete = ({ title, body }: Pick<DescriptionTexts, 'title' | 'body'>): boolean =>
  title.trim() !== '' && !isEmptyDocument(body)

/** Returns the version of a description that is kept for ever. */
export const versionOf = (description: Description, savedBy: string | null): SavedVersion => ({
  ...textsOf(description),
  description_id: description.id,
  number: description.version,
  saved_at: description.updated_at,
  saved_by: savedBy,
})
