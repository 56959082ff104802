import { numberFormat } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'

/** Returns the text of a limit's value. `page`: the messages that the page has, those of the own package or of the offer. */
export const valueText = (value: number | boolean | null, page: 'own' | 'upgrade', t: I18n['t'], language: Language): string => {
  if (typeof value === 'number') return numberFormat(language).format(value)
  const text = value === null ? 'usage.unlimited' : value ? 'yes' : 'no'
  return t(page === 'own' ? messageKey('packages.own', text) : messageKey('packages.upgrade', text))
}
