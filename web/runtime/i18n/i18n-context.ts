import { createContext, useContext } from 'react'
import type { Language } from '#core/kernel/language.ts'
import type { Translate } from '#core/ports/translator.ts'

/** Language and translator of a page or island. */
export interface I18n {
  readonly language: Language
  readonly t: Translate
}

export const I18nContext = createContext<I18n>({ language: 'pl', t: (key) => key })

/**
 * Returns the translator, which takes keys in full: i18next for a static page on the server, `createTranslator` in an
 * island or interactive page.
 */
export const useT = (): Translate => useContext(I18nContext).t

/** Returns the language key: `pl`, `ua` or `en`. */
export const useLanguage = (): Language => useContext(I18nContext).language
