import i18next from 'i18next'
import { type Language, languages, tagOf } from '#core/kernel/language.ts'
import type { Messages, Translate, Translator } from '#core/ports/translator.ts'

/** Merges the messages of one language from all catalogues. */
const merge = (catalogues: readonly Readonly<Record<Language, Messages>>[], language: Language): Record<string, string> =>
  Object.assign({}, ...catalogues.map((catalogue) => catalogue[language])) as Record<string, string>

/** Translator by i18next: flat keys, plurals by Intl, English as fallback for a missing key. */
export const makeTranslator = (catalogues: readonly Readonly<Record<Language, Messages>>[]): Translator => {
  const messages = Object.fromEntries(languages.map((language) => [language, merge(catalogues, language)])) as Record<
    Language,
    Record<string, string>
  >
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
    // React and Vike escape already; escaping twice would show `&amp;`.
    interpolation: { escapeValue: false },
  })
  const fixed = Object.fromEntries(
    languages.map((language) => [language, memoized(engine.getFixedT(tagOf[language]) as unknown as Translate)]),
  ) as Record<Language, ReturnType<typeof memoized>>
  const picks = new Map<string, Messages>()
  return {
    for: (language) => fixed[language].translate,
    pick: (language, prefixes) =>
      picks.getOrInsertComputed([language, ...prefixes].join(' '), () => ({
        ...pickMessages(messages.en, prefixes),
        ...pickMessages(messages[language], prefixes),
      })),
    define: (language, texts) => {
      const changed = Object.entries(texts).filter(([key, text]) => messages[language][key] !== text)
      if (changed.length === 0) return
      Object.assign(messages[language], Object.fromEntries(changed))
      engine.addResources(tagOf[language], 'translation', Object.fromEntries(changed))
      for (const one of languages) fixed[one].forget()
      picks.clear()
    },
    has: (language, key) =>
      engine.exists(key, { lng: tagOf[language], fallbackLng: false }) ||
      Object.keys(messages[language]).some((candidate) => candidate.startsWith(`${key}_`)),
  }
}

/** Maximum number of cached texts per language; then the cache is cleared. */
const maxCachedTexts = 20_000

/** Caches texts by key and values: lookup and interpolation by i18next took a quarter of the rendering time of a page (decision 007). */
const memoized = (translate: Translate): { readonly translate: Translate; readonly forget: () => void } => {
  const texts = new Map<string, string>()
  const cachedTranslate: Translate = (key, values) => {
    const textKey = values === undefined ? key : cacheKey(key, values)
    const cached = texts.get(textKey)
    if (cached !== undefined) return cached
    const text = translate(key, values)
    if (texts.size >= maxCachedTexts) texts.clear()
    texts.set(textKey, text)
    return text
  }
  return { translate: cachedTranslate, forget: () => texts.clear() }
}

/**
 * Returns a cache key of a message key and its values: much faster than JSON.stringify of all, and as unambiguous,
 * since texts contain no NUL.
 */
const cacheKey = (key: string, values: Readonly<Record<string, unknown>>): string => {
  let textKey = key
  for (const name in values) {
    const value = values[name]
    textKey += `\0${name}\0${typeof value === 'string' ? `"${value}` : typeof value === 'object' ? JSON.stringify(value) : value}`
  }
  return textKey
}

/** Tells if a message belongs to a prefix of keys: by its whole key, as part of an area, or as one of its plural forms. */
const belongsTo = (key: string, prefix: string): boolean =>
  key.startsWith(prefix) && (key.length === prefix.length || key[prefix.length] === '.' || key[prefix.length] === '_')

const pickMessages = (messages: Messages, prefixes: readonly string[]): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => prefixes.some((prefix) => belongsTo(key, prefix))))
