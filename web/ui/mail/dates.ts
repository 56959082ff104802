import { dateFormat } from '#core/kernel/formats.ts'
import type { Language } from '#core/kernel/language.ts'

const warsaw = { timeZone: 'Europe/Warsaw' } as const

/** Formats a moment (ISO 8601 UTC) as a long date in Warsaw: `poniedziałek, 23 listopada 2026`. */
export const longDay = (moment: string, language: Language): string =>
  dateFormat(language, { ...warsaw, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(moment))

/** Formats a moment as time of day in Warsaw: `08:15`. */
export const clockTime = (moment: string, language: Language): string =>
  dateFormat(language, { ...warsaw, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(moment))

/** Formats a moment as a short date and time for subjects: `23.11.2026, 08:15`. */
export const shortMoment = (moment: string, language: Language): string =>
  `${dateFormat(language, { ...warsaw, day: 'numeric', month: 'numeric', year: 'numeric' }).format(new Date(moment))}, ${clockTime(moment, language)}`
