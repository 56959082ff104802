import { createContext, useContext } from 'react'
import type { Language } from '#core/kernel/language.ts'
import type { Translate } from '#core/ports/translator.ts'

/** The language of a page or island and its texts. */
export interface Words {
  readonly language: Language
  readonly t: Translate
}

export const WordsContext = createContext<Words>({ language: 'pl', t: (key) => key })

/** The texts: i18next on the server, the tiny translator inside an island. */
export const useT = (): Translate => useContext(WordsContext).t

/** The language key: `pl`, `ua` or `en`. */
export const useLanguage = (): Language => useContext(WordsContext).language
