import { replacePrivacyHits } from './replace-privacy-hits.ts'

const replacements: Readonly<Record<string, string>> = { phone: '[telephone left out]', email: '[e-mail address left out]' }

/** Returns a text that somebody else has written, without telephone numbers and e-mail addresses. */
export const withoutContacts = (text: string): string => replacePrivacyHits(text, (kind) => replacements[kind] ?? null)
