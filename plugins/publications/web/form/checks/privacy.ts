import { findPrivacyHits, type PrivacyKind } from '#core/privacy/find-privacy-hits.ts'
import { documentOfField } from '#core/rich-text/field-value.ts'
import { textOfNode } from '#core/rich-text/read-document.ts'
import type { NewsValues } from '../values.ts'

/** Kinds that a facility may not publish about others; its own links and e-mail addresses are no secret. */
const kinds = ['child_name', 'pesel', 'phone', 'address'] as const
type ReportedKind = (typeof kinds)[number]

/** Words of a post that look like personal data. */
export interface PrivacyHit {
  readonly kind: ReportedKind
  readonly words: string
}

/** Hits found in paragraphs, by their text. */
export type KnownHits = Map<string, readonly PrivacyHit[]>

const isReported = (kind: PrivacyKind): kind is ReportedKind => kinds.some((one) => one === kind)

const hitsOf = (text: string): readonly PrivacyHit[] =>
  findPrivacyHits(text).flatMap(({ kind, from, to }) => (isReported(kind) ? [{ kind, words: text.slice(from, to) }] : []))

/**
 * Finds what looks like personal data in title, lead and content of a post, each words once. Paragraphs that are in
 * `known` are not read again; those of the post are in it afterwards.
 */
export const privacyHitsOf = (
  { title, lead, content }: Pick<NewsValues, 'title' | 'lead' | 'content'>,
  known: KnownHits = new Map(),
): readonly PrivacyHit[] => {
  const texts = new Set([title, lead, ...documentOfField(content).children.map(textOfNode)])
  const found = [...texts].map((text) => [text, known.get(text) ?? hitsOf(text)] as const)
  known.clear()
  for (const [text, hits] of found) known.set(text, hits)
  const all = found.flatMap(([, hits]) => hits)
  return all.filter(({ words }, n) => all.findIndex((one) => one.words === words) === n)
}
