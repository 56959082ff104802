import type { Language } from '#core/kernel/language.ts'

/** Each language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = { pl: 'Polski', ua: 'Українська', en: 'English' }
