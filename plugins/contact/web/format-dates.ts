import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { dateFormat } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'

const warsaw = { timeZone: 'Europe/Warsaw' } as const

/** Formats an ISO date as a short heading: `pon., 23 lis`. */
export const shortDay = (day: string, language: Language): { readonly weekday: string; readonly date: string } => {
  const at = new Date(`${day}T12:00:00Z`)
  return {
    weekday: dateFormat(language, { ...warsaw, weekday: 'short' }).format(at),
    date: dateFormat(language, { ...warsaw, day: 'numeric', month: 'short' }).format(at),
  }
}

/** Formats an ISO date: `poniedziałek, 23 listopada`. */
export const longDay = (day: string, language: Language): string =>
  dateFormat(language, { ...warsaw, weekday: 'long', day: 'numeric', month: 'long' }).format(new Date(`${day}T12:00:00Z`))

/** Formats a moment as the time in Europe/Warsaw: `08:15`. */
export const clockTime = (moment: string, language: Language): string =>
  dateFormat(language, { ...warsaw, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(moment))

/** Tells if a moment is before noon in Europe/Warsaw. */
export const isMorning = (moment: string): boolean => toWarsawTime(new Date(moment)).minutes < 12 * 60

/** Formats a range within one day: `poniedziałek, 23 listopada 2026, 08:15–08:30`. */
export const formatTimeRange = (starts: string, ends: string, language: Language): string => {
  const day = dateFormat(language, { ...warsaw, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(starts))
  return `${day}, ${clockTime(starts, language)}–${clockTime(ends, language)}`
}
