import { clockTime, factDay } from '#core/kernel/dates.ts'
import { dateFormat, numberFormat } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'

/** Formats a mean: `4,7`. */
export const mean = (value: number, language: Language): string =>
  numberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)

/** Formats a month: `wrzesień 2026`. */
export const textMonth = (month: string, language: Language): string =>
  dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${month}-01T00:00:00Z`))
    .replace(/ р\.$/, ' року')

/** Formats a moment of a thread: `03.09.2026 - 08:15`. */
export const threadMoment = (moment: string, language: Language): string => `${factDay(moment, language)} - ${clockTime(moment, language)}`
