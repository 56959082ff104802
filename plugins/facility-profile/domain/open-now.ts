import type { OpeningHours } from '#core/facilities/opening-hours.ts'
import { endOfDay, toWarsawTime, sameDayAt } from '#core/kernel/warsaw.ts'

/** Opening state of a facility at a moment; `until` and `from` in minutes since midnight, Europe/Warsaw. */
export type OpenNow =
  | { readonly kind: 'open'; readonly until: number }
  | { readonly kind: 'opens-later'; readonly from: number }
  | { readonly kind: 'closed' }
  | { readonly kind: 'closed-for-holiday' }

const intervalOn = (hours: OpeningHours, weekday: string): readonly [number | null, number | null] => {
  if (weekday === 'Sat') return hours.is_open_saturday ? [hours.saturday_open_at, hours.saturday_close_at] : [null, null]
  if (weekday === 'Sun') return hours.is_open_sunday ? [hours.sunday_open_at, hours.sunday_close_at] : [null, null]
  return [hours.open_at, hours.close_at]
}

/** Returns the opening state at a moment; `null` if the weekday hours are unknown (features PR-05). */
export const openNow = (hours: OpeningHours | undefined, moment: Date, isHoliday: (day: string) => boolean): OpenNow | null => {
  if (!hours || hours.open_at === null || hours.close_at === null) return null
  const { day, weekday, minutes } = toWarsawTime(moment)
  if (isHoliday(day)) return { kind: 'closed-for-holiday' }
  const [from, until] = intervalOn(hours, weekday)
  if (from === null || until === null || minutes >= until) return { kind: 'closed' }
  return minutes < from ? { kind: 'opens-later', from } : { kind: 'open', until }
}

/** Returns until when an opening state is valid: the next time the facility opens or closes, or the end of the day. */
export const validUntil = (open: OpenNow | null, moment: Date): Date => {
  if (open?.kind === 'open') return sameDayAt(moment, open.until)
  return open?.kind === 'opens-later' ? sameDayAt(moment, open.from) : endOfDay(moment)
}
