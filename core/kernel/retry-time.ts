import { factDay } from './dates.ts'
import { timeOfDay } from './time-of-day.ts'
import { toWarsawTime } from './warsaw.ts'

/** Waiting times from which people are told the time of day, seconds; before, it is a moment. */
const tellsTimeFrom = 60

/**
 * Returns when something may be tried again, as people read it: `18:40`, on another day `30.11.2026, 08:05`; `null` when
 * it is only a moment. Rounded up to the minute.
 */
export const retryTime = (seconds: number | null | undefined, now: Date = new Date()): string | null => {
  if (seconds === null || seconds === undefined || seconds < tellsTimeFrom) return null
  const moment = new Date(now.getTime() + seconds * 1000 + 59_000)
  const { day, minutes } = toWarsawTime(moment)
  const time = timeOfDay(minutes)
  return day === toWarsawTime(now).day ? time : `${factDay(day, 'pl')}, ${time}`
}
