import { numberFormat } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'

/** Returns the text of a limit's value. */
export const valueText = (value: number | boolean | null, t: (key: string) => string, language: Language): string => {
  if (value === null) return t('usage.unlimited')
  return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : numberFormat(language).format(value)
}
