import i18next, { type i18n } from 'i18next'
import { type Language, tagOf } from '#core/kernel/language.ts'
import { cacheTexts } from '#core/ports/cached-translate.ts'
import { translationOptions } from '#core/ports/translation-options.ts'
import type { Messages, Translate } from '#core/ports/translator.ts'

/** Maximum number of cached texts per page; the server has an instance for each list of messages. */
const maxCachedTexts = 500

/** Instances by their messages: making one takes the server about a millisecond, as long as rendering a page. */
const instances = new WeakMap<Messages, i18n>()

const create = (language: Language, messages: Messages): i18n => {
  const instance = i18next.createInstance()
  const tag = tagOf[language]
  void instance.init({ ...translationOptions, lng: tag, fallbackLng: false, resources: { [tag]: { translation: messages } } })
  // Each component asks for a translator, and i18next's fixed ones take 30 µs for a text, its `t` 7 (decision 239).
  const { translate } = cacheTexts(instance.t as unknown as Translate, maxCachedTexts)
  return Object.assign(instance, { getFixedT: () => translate })
}

/** Creates an instance of i18next with the messages that a page has in the browser; returns the same one for the same messages. */
export const createI18next = (language: Language, messages: Messages): i18n => {
  const instance = instances.get(messages) ?? create(language, messages)
  instances.set(messages, instance)
  return instance
}
