import { documentOfField } from '#core/rich-text/field-value.ts'
import { isEmptyDocument } from '#core/rich-text/read-document.ts'
import { type NewsValues, needsConsents } from '../values.ts'

/** Part of a post without which it cannot be published; each is the name of its field. */
export const missingFields = ['title', 'content', 'consents'] as const
export type MissingField = (typeof missingFields)[number]

/** Returns what a post still lacks before it can be published; `before` are the values of the stored one. */
export const missingOf = (values: NewsValues, before: NewsValues): readonly MissingField[] => {
  const lacks: Readonly<Record<MissingField, boolean>> = {
    title: values.title.trim() === '',
    content: isEmptyDocument(documentOfField(values.content)),
    consents: !values.consents && needsConsents(values, before, 'published'),
  }
  return missingFields.filter((part) => lacks[part])
}
