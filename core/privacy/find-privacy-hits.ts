import { findNames } from './find-names.ts'
import { findNumbers } from './find-numbers.ts'
import { originalRange, toPlainText } from './plain-text.ts'

export const privacyKinds = ['phone', 'email', 'pesel', 'child_name', 'address', 'link'] as const
export type PrivacyKind = (typeof privacyKinds)[number]

/** Part of a text that looks like personal data, by positions in the text. */
export interface PrivacyHit {
  readonly kind: PrivacyKind
  readonly from: number
  readonly to: number
}

const domain = `(?:pl|com|eu|net|org|info|ua|uk|io|edu|gov|online|shop|site|xyz|de)`
const emails = [
  // An address, also with spaces and brackets around its signs.
  /[\p{L}\d][\p{L}\d._%+-]{0,63}\s?(?:@|[([{<]\s?(?:at|@|małpa|malpa|ет|равлик|собака)\s?[)\]}>])\s?[\p{L}\d-]+\s?(?:\.|[([{]\s?(?:dot|kropka|крапка)\s?[)\]}]|\skropka\s|\sdot\s)\s?[\p{L}\d-]+(?:(?:\.|\s?(?:[([{]\s?(?:dot|kropka|крапка)\s?[)\]}]|\skropka\s|\sdot\s)\s?)[\p{L}\d-]+)*/gu,
  // Its signs as words.
  new RegExp(
    String.raw`(?<![\p{L}\d._+-])[\p{L}\d][\p{L}\d._+-]{0,63}\s(?:małpa|malpa|at|равлик)\s[\p{L}\d-]+(?:(?:\.|\s(?:kropka|dot|крапка)\s)[\p{L}\d-]+)*(?:\.|\s(?:kropka|dot|крапка)\s)${domain}(?!\p{L})`,
    'gu',
  ),
]
const links = [
  /(?:https?:\/\/|www\.)[^\s<>"]{2,}[^\s<>".,;:!?)]/gu,
  new RegExp(
    String.raw`(?<![\p{L}\d@.])[\p{L}\d][\p{L}\d-]{1,62}(?:\.[\p{L}\d-]{2,62}){0,4}\.${domain}(?:/[^\s<>"]*)?(?![\p{L}\d@])`,
    'gu',
  ),
  /(?<!\p{L})(?:t\.me|wa\.me|bit\.ly|fb\.me|instagram\.com|facebook\.com)\/[^\s]+/gu,
]

const ranges = (patterns: readonly RegExp[], text: string, kind: PrivacyKind): readonly PrivacyHit[] =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({ kind, from: index, to: index + length })))

/**
 * Finds what looks like personal data in a text that will be public: telephones, e-mail addresses, PESELs, names of
 * children with their surname, addresses of homes, and links. In the order of the text, without overlaps; an earlier
 * kind of the list wins.
 */
export const findPrivacyHits = (text: string): readonly PrivacyHit[] => {
  const lower = toPlainText(text)
  const cased = toPlainText(text, false)
  const found = [
    ...[...ranges(emails, lower.text, 'email'), ...findNumbers(lower.text), ...ranges(links, lower.text, 'link')].map((hit) => ({
      ...hit,
      ...originalRange(lower, hit.from, hit.to, text),
    })),
    ...findNames(cased.text).map((hit) => ({ ...hit, ...originalRange(cased, hit.from, hit.to, text) })),
  ]
  const chosen: PrivacyHit[] = []
  for (const hit of found) if (!chosen.some(({ from, to }) => hit.from < to && from < hit.to)) chosen.push(hit)
  return chosen.toSorted((one, other) => one.from - other.from)
}
