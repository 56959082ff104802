import type { Language } from '#core/kernel/language.ts'

/** The one font fetched early, by the beginning of its file's name; the rest comes by `unicode-range`, when a page needs it. */
export const firstFont = (language: Language): string => (language === 'ua' ? 'onest-cyrillic-wght' : 'onest-latin-wght')
