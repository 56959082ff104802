import { type Language, tagOf } from '#core/kernel/language.ts'
import type { Messages, Translate } from '#core/ports/translator.ts'

const cache: Partial<Record<Language, { readonly plurals: Intl.PluralRules; readonly numbers: Intl.NumberFormat }>> = {}

/** Returns the cached formats of a language: a server needs each of them for every island. */
const formatsOf = (language: Language) => {
  const tag = tagOf[language]
  cache[language] ??= { plurals: new Intl.PluralRules(tag), numbers: new Intl.NumberFormat(tag) }
  return cache[language]
}

/** Creates a translator with the subset of i18next that islands need: `{{name}}`, `{{count, number}}` and plurals, in half a kilobyte. */
export const createTranslator = (language: Language, messages: Messages): Translate => {
  const { plurals, numbers } = formatsOf(language)
  return (key, values = {}) => {
    const plural = values.count === undefined ? undefined : (messages[`${key}_${plurals.select(values.count)}`] ?? messages[`${key}_other`])
    const text = plural ?? messages[key] ?? key
    return text.replace(/{{\s*(\w+)(, number)?\s*}}/g, (_, name: string, number?: string) =>
      number ? numbers.format(Number(values[name])) : String(values[name] ?? ''),
    )
  }
}
