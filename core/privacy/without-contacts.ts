import { findPrivacyHits } from '#core/privacy/find-privacy-hits.ts'

const replacement = { phone: '[telephone left out]', email: '[e-mail address left out]' } as const

/** Returns a text that somebody else has written, without telephone numbers and e-mail addresses. */
export const withoutContacts = (text: string): string =>
  findPrivacyHits(text).reduceRight(
    (whole, { kind, from, to }) =>
      kind === 'phone' || kind === 'email' ? whole.slice(0, from) + replacement[kind] + whole.slice(to) : whole,
    text,
  )
