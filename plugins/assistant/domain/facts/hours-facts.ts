import type { FacilityFields } from '#core/facilities/fields.ts'
import { nextOpening, openNow, weekdayOf } from '#core/facilities/open-now.ts'
import type { OpeningHours } from '#core/facilities/opening-hours.ts'
import type { Facts } from '#core/facilities/statement.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { addDays, toWarsawTime } from '#core/kernel/warsaw.ts'
import type { Fact } from './fact.ts'
import { type FactSentence, labels, shortened, stated, text, time } from './stated.ts'

/** Hours answer for the moment too, after yes or no. */
const topics = ['hours', 'open-now'] as const

const dayHours = (
  template: 'hours_weekdays' | 'hours_saturday' | 'hours_sunday',
  from: number | null,
  to: number | null,
): readonly FactSentence[] => (from === null || to === null ? [] : [{ topics, template, values: { from: time(from), to: time(to) } }])

const closedDays = ({ is_open_saturday, is_open_sunday }: OpeningHours): readonly FactSentence[] => {
  if (is_open_saturday && is_open_sunday) return []
  return [{ topics, template: is_open_saturday ? 'hours_no_sunday' : is_open_sunday ? 'hours_no_saturday' : 'hours_no_weekend' }]
}

const weekOf = (hours: OpeningHours): readonly FactSentence[] => [
  ...dayHours('hours_weekdays', hours.open_at, hours.close_at),
  ...(hours.is_open_saturday ? dayHours('hours_saturday', hours.saturday_open_at, hours.saturday_close_at) : []),
  ...(hours.is_open_sunday ? dayHours('hours_sunday', hours.sunday_open_at, hours.sunday_close_at) : []),
  ...closedDays(hours),
]

const isKnown = ({ open_at, close_at }: FacilityFields['hours']): boolean => open_at !== null && close_at !== null

/** Returns the opening hours of the week; in the words of the source where they fit no table. */
export const hoursFacts = (facts: Facts): readonly Fact[] =>
  facts.hours && isKnown(facts.hours.value)
    ? stated(facts, 'hours', weekOf)
    : stated(facts, 'hours_text', (value) => [{ topics, template: 'hours_text', values: { text: text(shortened(value)) } }])

/** Moment for which a question is answered, with the calendar of public holidays. */
export interface Moment {
  readonly now: Date
  readonly isHoliday: (day: string) => boolean
}

/** Returns the words of a day of the coming week: today, tomorrow, a weekday; `null` for a later one. */
const dayLabel = (day: string, today: string) => {
  if (day === today) return 'assistant.day.today' as const
  if (day === addDays(today, 1)) return 'assistant.day.tomorrow' as const
  return day < addDays(today, 7) ? messageKey('assistant.day', weekdayOf(day)) : null
}

const closedTemplates = {
  closed: ['closed_now', 'closed_now_opens'],
  'closed-for-holiday': ['holiday_now', 'holiday_now_opens'],
} as const

/** Returns whether a facility is open now as a sentence; none where no source states its hours. */
export const openNowFacts = (facts: Facts, { now, isHoliday }: Moment): readonly Fact[] => {
  if (facts.suspended?.value) return stated(facts, 'suspended', () => [{ topics: ['open-now'], template: 'suspended_now' }])
  return stated(facts, 'hours', (hours) => {
    const open = openNow(hours, now, isHoliday)
    if (!open) return []
    if (open.kind === 'open') return [{ topics: ['open-now'], template: 'open_now', values: { until: time(open.until) } }]
    const next = nextOpening(hours, now, isHoliday)
    const when = next && dayLabel(next.day, toWarsawTime(now).day)
    const [plain, opens] = closedTemplates[open.kind === 'opens-later' ? 'closed' : open.kind]
    if (!next || !when) return [{ topics: ['open-now'], template: plain }]
    return [{ topics: ['open-now'], template: opens, values: { when: labels(when), time: time(next.minutes) } }]
  })
}
