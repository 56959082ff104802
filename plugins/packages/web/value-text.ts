import { numberFormat } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'

/** Words for values that are no number. */
export interface ValueTexts {
  readonly unlimited: string
  readonly yes: string
  readonly no: string
}

/** Returns the text of a limit's value. */
export const valueText = (value: number | boolean | null, { unlimited, yes, no }: ValueTexts, language: Language): string => {
  if (value === null) return unlimited
  if (typeof value === 'boolean') return value ? yes : no
  return numberFormat(language).format(value)
}
