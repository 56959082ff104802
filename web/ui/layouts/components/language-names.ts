import type { Language } from '#core/kernel/language.ts'

/** Name of each language in that language. */
export const languageNames: Readonly<Record<Language, string>> = { pl: 'Polski', ua: 'Українська', en: 'English' }
