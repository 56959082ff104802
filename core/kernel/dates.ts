import { dateFormat } from './formats.ts'
import type { Language } from './language.ts'

/**
 * Dates and times as the product shows them, in Europe/Warsaw, one form for each place: in sentences and headings the
 * month in words (`textDay`), in facts and tables digits (`factDay`), where there is little room the month cut short
 * (`tightDay`). Each takes an ISO date or an ISO moment.
 */
const warsaw = { timeZone: 'Europe/Warsaw' } as const

const long = { ...warsaw, day: 'numeric', month: 'long', year: 'numeric' } as const

/** Formats with the year of Ukrainian dates as a word, since the usual `р.` would end the sentence. */
const format = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(language, options).format(new Date(day)).replace(/ р\.$/, ' року')

/** Formats a day in a sentence: `3 września 2026`, `3 вересня 2026 року`, `3 September 2026`. */
export const textDay = (day: string, language: Language): string => format(day, language, long)

/** Formats a day of an appointment: `poniedziałek, 23 listopada 2026`. */
export const weekdayDay = (day: string, language: Language): string => format(day, language, { ...long, weekday: 'long' })

/** Formats a day of the near future, whose year is clear: `poniedziałek, 23 listopada`. */
export const nextDay = (day: string, language: Language): string =>
  format(day, language, { ...warsaw, weekday: 'long', day: 'numeric', month: 'long' })

/** Formats a day in facts and tables: `03.09.2026`; in English, where the order of digits is ambiguous, `3 Sept 2026`. */
export const factDay = (day: string, language: Language): string =>
  format(
    day,
    language,
    language === 'en'
      ? { ...warsaw, day: 'numeric', month: 'short', year: 'numeric' }
      : { ...warsaw, day: '2-digit', month: '2-digit', year: 'numeric' },
  )

/** Formats a day of the last weeks where there is little room: `3 wrz`. */
export const tightDay = (day: string, language: Language): string => format(day, language, { ...warsaw, day: 'numeric', month: 'short' })

const formatSpan = (from: string, to: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(language, options).formatRange(new Date(from), new Date(to)).replace(/ р\.$/, ' року')

/** Formats days that follow one another: `21–22 stycznia 2027`, `6 stycznia – 9 lutego 2027`; the same day twice as one. */
export const textDays = (from: string, to: string, language: Language): string => formatSpan(from, to, language, long)

/** Formats such days where the year is clear: `21–22 stycznia`. */
export const nextDays = (from: string, to: string, language: Language): string =>
  formatSpan(from, to, language, { ...warsaw, day: 'numeric', month: 'long' })

/** Formats the month of a day as a heading, without its year: `wrzesień`. */
export const monthName = (day: string, language: Language): string => format(day, language, { ...warsaw, month: 'long' })

/** Formats a weekday by its first letter, for the head of a month: `P`. */
export const weekdayLetter = (day: string, language: Language): string => format(day, language, { ...warsaw, weekday: 'narrow' })

/** Formats a weekday where there is little room: `pon.`. */
export const tightWeekday = (day: string, language: Language): string => format(day, language, { ...warsaw, weekday: 'short' })

/** Formats a moment as the time of day: `08:15`. */
export const clockTime = (moment: string, language: Language): string =>
  format(moment, language, { ...warsaw, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Formats a moment in facts, tables and subjects: `03.09.2026, 08:15`. */
export const factMoment = (moment: string, language: Language): string => `${factDay(moment, language)}, ${clockTime(moment, language)}`

/** Formats a moment in a sentence: `3 września 2026, 08:15`. */
export const textMoment = (moment: string, language: Language): string => `${textDay(moment, language)}, ${clockTime(moment, language)}`
