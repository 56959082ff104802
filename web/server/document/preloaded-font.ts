import type { Language } from '#core/kernel/language.ts'

/** Returns the beginning of the file name of the font to preload, after a slash; other fonts are loaded on demand by `unicode-range`. */
export const preloadedFont = (language: Language): string => (language === 'ua' ? '/onest-uk.' : '/onest.')
