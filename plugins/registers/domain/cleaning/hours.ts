import { nightBegins, type OpeningHours } from '#core/facilities/opening-hours.ts'
import type { Cleaned, RuleName } from './rules.ts'
import { normalizeWhitespace } from './whitespace.ts'

/** Interval of a day in minutes since midnight; one that closes before it opens ends on the next day. */
interface Interval {
  readonly open: number
  readonly close: number
}

const noon = 12 * 60
/** Earliest opening of a day; `00:06` is a 6 in the wrong place. */
const earliest = 4 * 60
const lastMinute = 24 * 60 - 1
/** Least minutes of a day. */
const shortest = 2 * 60

const minutesOf = ({ open, close }: Interval): number => (close > open ? close - open : 24 * 60 - open + close)

/** Returns whether a day contains hours that close when or before they open, and no night can explain it. */
const endsBeforeItBegins = (day: readonly Interval[]): boolean =>
  day.some(({ open, close }) => close === open || (close < open && open < noon))

/**
 * Returns whether a day opens in the small hours, unless it is open around the clock or in the night before them, or is
 * open for less than two hours.
 */
const isImplausible = (day: readonly Interval[]): boolean => {
  if (day.length === 0) return false
  const untilMidnight = day.some(({ open, close }) => close >= lastMinute || close < open)
  const opensAtNight = day.some(({ open, close }) => open < earliest && close > open)
  return (opensAtNight && !untilMidnight) || day.reduce((sum, each) => sum + minutesOf(each), 0) < shortest
}

/** Opening hours: parsed where that is unambiguous, and the text of the source. */
export interface HoursFields {
  readonly hours?: OpeningHours
  readonly hours_text?: string
}

const days = ['poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota', 'niedziela'] as const
const group = /((?:\p{L}+)(?:\s*,\s*\p{L}+)*)\s+(\d{1,2})[:.](\d{2})\s*[-–]\s*(\d{1,2})[:.](\d{2})\s*/uy

/** Parses all intervals of a text by day (0 is Monday); `null` when any part cannot be parsed. */
const intervalsOf = (text: string): readonly (readonly Interval[])[] | null => {
  const week: Interval[][] = days.map(() => [])
  group.lastIndex = 0
  while (group.lastIndex < text.length) {
    const match = group.exec(text)
    if (!match) return null
    const open = Number(match[2]) * 60 + Number(match[3])
    const close = Number(match[4]) * 60 + Number(match[5])
    if (Number(match[3]) > 59 || Number(match[5]) > 59 || open >= 1440 || close > 1440) return null
    for (const name of (match[1] ?? '').toLowerCase().split(/\s*,\s*/)) {
      const day = week[(days as readonly string[]).indexOf(name)]
      if (!day) return null
      if (!day.some((each) => each.open === open && each.close === close)) day.push({ open, close })
    }
  }
  return week
}

/** Returns the interval that all days share, or `null`: any other common interval would be wrong for some day. */
const commonInterval = (week: readonly (readonly Interval[])[]): Interval | null => {
  const [first] = week[0] ?? []
  return first && week.every((day) => day.length === 1 && day[0]?.open === first.open && day[0]?.close === first.close) ? first : null
}

/**
 * Returns the rule that doubts the hours of a week, or `null`. One doubtful day makes the whole text doubtful: all days
 * were typed at once.
 */
const doubtWeek = (week: readonly (readonly Interval[])[]): RuleName | null => {
  if (week.some(endsBeforeItBegins)) return 'hours-end-before-begin'
  return week.some(isImplausible) ? 'hours-implausible' : null
}

const mayBeNight = ({ open, close }: Interval): boolean => close < open && open < nightBegins

/** Parses opening hours from the register's text, `Godziny pracy: Poniedziałek, Wtorek 6:30-17:00 Sobota 8:00-12:00`. */
export const cleanHours = (text: string): Cleaned<HoursFields> => {
  const hours_text = normalizeWhitespace(text)
    .replace(/^Godziny (?:pracy|otwarcia)\s*:\s*/i, '')
    .replace(/^Godziny (?:pracy|otwarcia)\s*:?$/i, '')
  if (hours_text === '') return { value: {}, appliedRules: ['hours-missing'] }
  const week = intervalsOf(hours_text)
  if (!week) return { value: { hours_text }, appliedRules: ['hours-unparsed'] }
  const doubted = doubtWeek(week)
  if (doubted) return { value: {}, appliedRules: [doubted], doubts: [{ about: 'hours', text: hours_text, reason: 'times' }] }
  if (week.flat().some(mayBeNight)) return { value: { hours_text }, appliedRules: ['hours-unparsed'] }
  const workdays = commonInterval(week.slice(0, 5))
  const saturday = commonInterval(week.slice(5, 6))
  const sunday = commonInterval(week.slice(6, 7))
  const weekendOnly = week.slice(0, 5).every((day) => day.length === 0)
  const rule: RuleName = workdays || weekendOnly ? 'hours-parsed' : 'hours-weekdays-differ'
  return {
    value: {
      hours_text,
      hours: {
        open_at: workdays?.open ?? null,
        close_at: workdays?.close ?? null,
        is_open_saturday: (week[5] ?? []).length > 0,
        saturday_open_at: saturday?.open ?? null,
        saturday_close_at: saturday?.close ?? null,
        is_open_sunday: (week[6] ?? []).length > 0,
        sunday_open_at: sunday?.open ?? null,
        sunday_close_at: sunday?.close ?? null,
      },
    },
    appliedRules: [rule],
  }
}
