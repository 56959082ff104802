import type { Language } from '#core/kernel/language.ts'

/** Languages in their own words: who reads none of the others finds it. */
export const languageNames: Readonly<Record<Language, string>> = { pl: 'Polski', ua: 'Українська', en: 'English' }
