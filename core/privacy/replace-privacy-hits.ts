import { findPrivacyHits, type PrivacyKind } from './find-privacy-hits.ts'

/** Returns a text with its private parts replaced; those stay for which `replacementOf` returns `null`. */
export const replacePrivacyHits = (text: string, replacementOf: (kind: PrivacyKind) => string | null): string =>
  findPrivacyHits(text).reduceRight((whole, { kind, from, to }) => {
    const replacement = replacementOf(kind)
    return replacement === null ? whole : whole.slice(0, from) + replacement + whole.slice(to)
  }, text)
