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
    languages.map((language) => [language, remembering(engine.getFixedT(tagOf[language]) as unknown as Translate)]),
  ) as Record<Language, Translate>
  const picks = new Map<string, Messages>()
  return {
    for: (language) => fixed[language],
    pick: (language, prefixes) =>
      picks.getOrInsertComputed([language, ...prefixes].join(' '), () => ({
        ...picked(messages.en, prefixes),
        ...picked(messages[language], prefixes),
      })),
    has: (language, key) =>
      engine.exists(key, { lng: tagOf[language], fallbackLng: false }) ||
      Object.keys(messages[language]).some((one) => one.startsWith(`${key}_`)),
  }
}

/** So many texts of a language are remembered; then it begins anew. */
const remembered = 20_000

/** The same key and values give the same text: i18next's search and interpolation were a quarter of a page's own time (decision 007). */
const remembering = (say: Translate): Translate => {
  const texts = new Map<string, string>()
  return (key, values) => {
    const call = values === undefined ? key : callOf(key, values)
    const known = texts.get(call)
    if (known !== undefined) return known
    const text = say(key, values)
    if (texts.size >= remembered) texts.clear()
    texts.set(call, text)
    return text
  }
}

/** A key and its values as one text: much quicker than JSON of the whole, and as distinct, since no text has a NUL in it. */
const callOf = (key: string, values: Readonly<Record<string, unknown>>): string => {
  let call = key
  for (const name in values) {
    const value = values[name]
    call += `\0${name}\0${typeof value === 'string' ? `"${value}` : typeof value === 'object' ? JSON.stringify(value) : value}`
  }
  return call
}

const picked = (messages: Messages, prefixes: readonly string[]): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => prefixes.some((prefix) => key === prefix || key.startsWith(`${prefix}.`))))
