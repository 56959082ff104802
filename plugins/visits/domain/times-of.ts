import { newId } from '#core/kernel/ids.ts'
import { minutesOfTime } from '#core/kernel/time-of-day.ts'
import { addDays, fromWarsawTime } from '#core/kernel/warsaw.ts'
import type { NewTimes } from '../contract/visit.ts'
import type { VisitTime } from './visit.ts'

/** Times of the days that are no public holidays, one a week; the hours of the wall clock stay the same over the change of time. */
export const timesOf = (
  { facility_id, kind, day, from, until, places, notice_hours, weeks, note = null }: NewTimes,
  isHoliday: (day: string) => boolean,
  now: Date,
): readonly VisitTime[] =>
  Array.from({ length: weeks }, (_, week) => addDays(day, week * 7))
    .filter((one) => !isHoliday(one))
    .map((one) => ({
      id: newId(),
      facility_id,
      kind,
      starts_at: fromWarsawTime(one, minutesOfTime(from)).toISOString(),
      ends_at: fromWarsawTime(one, minutesOfTime(until)).toISOString(),
      places,
      taken: 0,
      notice_hours,
      note,
      created_at: now.toISOString(),
      cancelled_at: null,
    }))
