import { tightWeekday } from '#core/kernel/dates.ts'
import type { Language } from '#core/kernel/language.ts'
import { timeOfDay } from '#core/kernel/time-of-day.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import type { ChatHours } from '../../contract/room.ts'

/** A Monday, from which the names of weekdays are taken. */
const monday = Date.parse('2026-11-23T12:00:00Z')

/** Formats a weekday from 1, Monday: `pon.`. */
export const weekdayName = (day: number, language: Language): string =>
  tightWeekday(new Date(monday + (day - 1) * 86_400_000).toISOString(), language)

/** Formats the hours in which a facility answers: `w dni robocze 07:00–17:00`, `pon., śr. 08:00–12:00`. */
export const hoursText = ({ days, opens, closes }: ChatHours, language: Language, t: I18n['t']): string => {
  // With word joiners, so that no line breaks inside.
  const times = `${timeOfDay(opens)}\u2060–\u2060${timeOfDay(closes)}`
  if (days.join('') === '12345') return t('chat.hours.workdays', { times })
  return `${days.map((day) => weekdayName(day, language)).join(', ')} ${times}`
}
