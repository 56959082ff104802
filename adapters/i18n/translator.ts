import i18next, { type i18n } from 'i18next'
import { type Language, languages, tagOf } from '#core/kernel/language.ts'
import { type CachedTranslate, cacheTexts } from '#core/ports/cached-translate.ts'
import { translationOptions } from '#core/ports/translation-options.ts'
import type { Messages, Translate, Translator } from '#core/ports/translator.ts'

declare module '#core/ports/translator.ts' {
  interface TranslationEngine extends i18n {}
}

/** Maximum number of cached texts per language. */
const maxCachedTexts = 20_000

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
    resources: Object.fromEntries(languages.map((language) => [tagOf[language], { translation: messages[language] }])),
    ...translationOptions,
  })
  const engines = Object.fromEntries(languages.map((language) => [language, engineOf(engine, language)])) as Record<
    Language,
    ReturnType<typeof engineOf>
  >
  const picks = new Map<string, Messages>()
  return {
    for: (language) => engines[language].translate,
    engine: (language) => engines[language].instance,
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
      for (const one of languages) engines[one].forget()
      picks.clear()
    },
    has: (language, key) =>
      engine.exists(key, { lng: tagOf[language], fallbackLng: false }) ||
      Object.keys(messages[language]).some((candidate) => candidate.startsWith(`${key}_`)),
  }
}

/** Returns the engine of one language with the texts of all, and its translator: a component of a page asks it for the cached one. */
const engineOf = (all: i18n, language: Language): CachedTranslate & { readonly instance: i18n } => {
  const instance = all.cloneInstance({ lng: tagOf[language] })
  const cached = cacheTexts(instance.t as unknown as Translate, maxCachedTexts)
  return { ...cached, instance: Object.assign(instance, { getFixedT: () => cached.translate }) }
}

/**
 * Tells if a message belongs to a prefix of keys: by its whole key, as part of an area, or as one of its plural forms.
 * `*.audited`: the area of every owner.
 */
const belongsTo = (key: string, prefix: string): boolean =>
  prefix.startsWith('*.')
    ? belongsTo(key.slice(key.indexOf('.') + 1), prefix.slice(2))
    : key.startsWith(prefix) && (key.length === prefix.length || key[prefix.length] === '.' || key[prefix.length] === '_')

const pickMessages = (messages: Messages, prefixes: readonly string[]): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => prefixes.some((prefix) => belongsTo(key, prefix))))
