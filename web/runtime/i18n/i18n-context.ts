import { createContext, useContext } from 'react'
import type { Language } from '#core/kernel/language.ts'
import type { Translate } from '#core/ports/translator.ts'

/** Language and translator of a page or island. */
export interface I18n {
  readonly language: Language
  readonly t: Translate
}

/** Language of a page or island, and the hook by which its components translate; it stays the same for the whole root. */
export interface RootI18n {
  readonly language: Language
  readonly useTranslate: () => Translate
}

/** Returns the value of `I18nContext` of a root with one translator: an island, or a static page on the server. */
export const fixedI18n = ({ language, t }: I18n): RootI18n => ({ language, useTranslate: () => t })

export const I18nContext = createContext<RootI18n>(fixedI18n({ language: 'pl', t: (key) => key }))

/**
 * Returns the translator, which takes keys in full: `useTranslation()` of react-i18next on interactive pages, its result for
 * the whole page on static ones, `createTranslator` in their islands, which load neither react-i18next nor i18next (decision 239).
 */
export const useT = (): Translate => useContext(I18nContext).useTranslate()

/** Returns the language key: `pl`, `ua` or `en`. */
export const useLanguage = (): Language => useContext(I18nContext).language
