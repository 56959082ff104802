import i18next from 'i18next'
import { languages, tagOf, type Language } from '#core/kernel/language.ts'
import type { Messages, Translate, Translator } from '#core/ports/translator.ts'

/** The messages of one language out of many catalogues. */
const merge = (catalogues: readonly Readonly<Record<Language, Messages>>[], language: Language): Messages =>
  Object.assign({}, ...catalogues.map((catalogue) => catalogue[language])) as Messages

/** All messages through i18next: flat keys, plurals by Intl, English where a language lacks a key. */
export const makeTranslator = (catalogues: readonly Readonly<Record<Language, Messages>>[]): Translator => {
  const messages = Object.fromEntries(languages.map((language) => [language, merge(catalogues, language)])) as Record<Language, Messages>
  const engine = i18next.createInstance()
  void engine.init({
    lng: 'pl',
    fallbackLng: 'en',
    supportedLngs: Object.values(tagOf),
    initAsync: false,
    resources: Object.fromEntries(languages.map((language) => [tagOf[language], { translation: messages[language] }])),
    keySeparator: false,
    nsSeparator: false,
    returnNull: false,
    // React and Vike escape; escaping twice would show `&amp;`.
    interpolation: { escapeValue: false },
  })
  const fixed = Object.fromEntries(
    languages.map((language) => [language, engine.getFixedT(tagOf[language]) as unknown as Translate]),
  ) as Record<Language, Translate>
  return {
    for: (language) => fixed[language],
    pick: (language, prefixes) => ({ ...picked(messages.en, prefixes), ...picked(messages[language], prefixes) }),
    has: (language, key) =>
      engine.exists(key, { lng: tagOf[language], fallbackLng: false }) ||
      Object.keys(messages[language]).some((one) => one.startsWith(`${key}_`)),
  }
}

const picked = (messages: Messages, prefixes: readonly string[]): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => prefixes.some((prefix) => key.startsWith(`${prefix}.`))))
