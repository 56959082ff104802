import type { OpeningHours } from '#core/facilities/opening-hours.ts'

/** Whether a facility is open at a moment; `until` and `from` in minutes since midnight, Europe/Warsaw. */
export type OpenNow =
  | { readonly is: 'open'; readonly until: number }
  | { readonly is: 'opens-later'; readonly from: number }
  | { readonly is: 'closed' }
  | { readonly is: 'closed-for-holiday' }

const warsaw = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Warsaw',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  weekday: 'short',
  hourCycle: 'h23',
})

/** A moment as people in Warsaw read calendar and clock, summer time included. */
export const inWarsaw = (moment: Date): { readonly day: string; readonly weekday: string; readonly minutes: number } => {
  const parts = Object.fromEntries(warsaw.formatToParts(moment).map(({ type, value }) => [type, value]))
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    weekday: parts['weekday'] ?? '',
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
  }
}

const intervalOn = (hours: OpeningHours, weekday: string): readonly [number | null, number | null] => {
  if (weekday === 'Sat') return hours.is_open_saturday ? [hours.saturday_open_at, hours.saturday_close_at] : [null, null]
  if (weekday === 'Sun') return hours.is_open_sunday ? [hours.sunday_open_at, hours.sunday_close_at] : [null, null]
  return [hours.open_at, hours.close_at]
}

/** Whether it is open now; `null` where the weekday hours are unknown and nothing can be said (features PR-05). */
export const openNow = (hours: OpeningHours | undefined, moment: Date, isHoliday: (day: string) => boolean): OpenNow | null => {
  if (!hours || hours.open_at === null || hours.close_at === null) return null
  const { day, weekday, minutes } = inWarsaw(moment)
  if (isHoliday(day)) return { is: 'closed-for-holiday' }
  const [from, until] = intervalOn(hours, weekday)
  if (from === null || until === null || minutes >= until) return { is: 'closed' }
  return minutes < from ? { is: 'opens-later', from } : { is: 'open', until }
}
