import { createInstance, type i18n as I18next } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { type Language, tagOf } from '#core/kernel/language.ts'
import type { Messages } from '#core/ports/translator.ts'

export { useTranslation } from 'react-i18next'

/** Namespace of all messages under their whole keys; the other namespaces fall back to it: `t('CANCEL')`. */
const wholeKeys = 'messages'

/** Returns the messages of a namespace without its prefix: `accounts.own` has `sessions.title`. */
const namespaceOf = (messages: Messages, prefix: string): Messages =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([key, text]) => (key.startsWith(`${prefix}.`) ? [[key.slice(prefix.length + 1), text]] : [])),
  )

/**
 * Creates i18next for a page: a prefix of message keys is a namespace, `useTranslation('accounts.own')`. Messages come
 * with the page and are never loaded later. Plurals and interpolation are those of the other translators.
 */
export const createI18n = (language: Language, messages: Messages, namespaces: readonly string[]): I18next => {
  const i18n = createInstance()
  const resources = Object.fromEntries(namespaces.map((namespace) => [namespace, namespaceOf(messages, namespace)]))
  void i18n.use(initReactI18next).init({
    lng: tagOf[language],
    initAsync: false,
    resources: { [tagOf[language]]: { ...resources, [wholeKeys]: messages } },
    defaultNS: wholeKeys,
    fallbackNS: wholeKeys,
    keySeparator: false,
    nsSeparator: false,
    // React escapes already.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return i18n
}
