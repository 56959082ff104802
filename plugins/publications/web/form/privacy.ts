import { findPrivacyHits, type PrivacyKind } from '#core/privacy/find-privacy-hits.ts'
import { documentOfField } from '#core/rich-text/field-value.ts'
import { textOf } from '#core/rich-text/read-document.ts'
import type { NewsValues } from './values.ts'

/** Kinds that a facility may not publish about others; its own links and e-mail addresses are no secret. */
const kinds = ['child_name', 'pesel', 'phone', 'address'] as const
type MarkedKind = (typeof kinds)[number]

/** Words of a post that look like personal data. */
export interface PrivacyMark {
  readonly kind: MarkedKind
  readonly words: string
}

const isReported = (kind: PrivacyKind): kind is MarkedKind => kinds.some((one) => one === kind)

/** Finds what looks like personal data in title, lead and content of a post, each words once. */
export const privacyHitsOf = ({ title, lead, content }: Pick<NewsValues, 'title' | 'lead' | 'content'>): readonly PrivacyMark[] => {
  const text = [title, lead, textOf(documentOfField(content))].join('\n')
  const hits = findPrivacyHits(text).flatMap(({ kind, from, to }) => (isReported(kind) ? [{ kind, words: text.slice(from, to) }] : []))
  return hits.filter(({ words }, n) => hits.findIndex((one) => one.words === words) === n)
}
