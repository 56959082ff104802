import { clockTime, weekdayDay } from '#core/kernel/dates.ts'
import type { Language } from '#core/kernel/language.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'

/** Tells if a moment is before noon in Europe/Warsaw. */
export const isMorning = (moment: string): boolean => toWarsawTime(new Date(moment)).minutes < 12 * 60

/** Formats a range within one day: `poniedziałek, 23 listopada 2026, 08:15–08:30`. */
export const formatTimeRange = (starts: string, ends: string, language: Language): string =>
  `${weekdayDay(starts, language)}, ${clockTime(starts, language)}–${clockTime(ends, language)}`
