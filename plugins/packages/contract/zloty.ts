import { numberFormat } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'

const units: Readonly<Record<Language, string>> = { pl: 'zł', ua: 'зл', en: 'PLN' }

/** Formats an amount in grosze as documents print it, always with both digits: `613,77 zł`. */
export const zloty = (grosze: number, language: Language): string =>
  `${numberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(grosze / 100)}\u00a0${units[language]}`
