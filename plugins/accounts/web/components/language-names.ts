import type { Language } from '#core/kernel/language.ts'

/** Names of the languages, each in its own language. */
export const languageNames: Readonly<Record<Language, string>> = { pl: 'Polski', ua: 'Українська', en: 'English' }
