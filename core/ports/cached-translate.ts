import type { Translate } from './translator.ts'

/** Translator that remembers its texts. */
export interface CachedTranslate {
  readonly translate: Translate
  readonly forget: () => void
}

/**
 * Caches texts by key and values: lookup and interpolation by i18next took a quarter of the rendering time of a page (decision
 * 007). More than `maxTexts` are never kept: then the cache is cleared.
 */
export const cacheTexts = (translate: Translate, maxTexts: number): CachedTranslate => {
  const texts = new Map<string, string>()
  const cachedTranslate: Translate = (key, values) => {
    const textKey = values === undefined ? key : cacheKey(key, values)
    const cached = texts.get(textKey)
    if (cached !== undefined) return cached
    const text = translate(key, values)
    if (texts.size >= maxTexts) texts.clear()
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
