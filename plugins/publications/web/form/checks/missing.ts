import { documentOfField } from '#core/rich-text/field-value.ts'
import { isEmptyDocument } from '#core/rich-text/read-document.ts'
import { type NewsValues, needsConsents } from '../values.ts'

/** Part of a post without which it cannot be published; each is the name of its field. */
export const missingParts = ['title', 'content', 'consents'] as const
export type MissingPart = (typeof missingParts)[number]

/** Returns what a post still lacks before it can be published; `before` are the values of the stored one. */
export const missingOf = (values: NewsValues, before: NewsValues): readonly MissingPart[] => {
  const lacks: Readonly<Record<MissingPart, boolean>> = {
    title: values.title.trim() === '',
    content: isEmptyDocument(documentOfField(values.content)),
    consents: !values.consents && needsConsents(values, before, 'published'),
  }
  return missingParts.filter((part) => lacks[part])
}
