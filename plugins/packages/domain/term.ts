import { addDays, endOfDay, fromWarsawTime, toWarsawTime } from '#core/kernel/warsaw.ts'
import { type OrderedKey, trialDays } from '../contract/package-keys.ts'

/** Time for which a package is valid, ISO 8601 UTC. */
export interface Term {
  readonly starts_at: string
  readonly ends_at: string
}

const sameDayNextYear = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}

/**
 * Returns the term of an order paid now: a year or the trial, to the end of its last day in Warsaw, after what the
 * facility has already.
 */
export const termOf = (key: OrderedKey, now: Date, validUntil: string | null): Term => {
  const start = validUntil !== null && Date.parse(validUntil) > now.getTime() ? new Date(validUntil) : now
  // A term that follows another begins at midnight, and ends at midnight a year later.
  const from = start === now ? toWarsawTime(now).day : addDays(toWarsawTime(start).day, -1)
  const last = key === 'trial' ? addDays(from, trialDays) : sameDayNextYear(from)
  return { starts_at: start.toISOString(), ends_at: endOfDay(fromWarsawTime(last, 0)).toISOString() }
}

/** Returns the last day of a term that ends at a midnight in Warsaw, ISO date. */
export const lastDayOf = (endsAt: string): string => toWarsawTime(new Date(Date.parse(endsAt) - 1)).day

const day = 24 * 3600_000

/** Days before the end of a package at which its owner is told. */
export const noticeDays = [1, 7, 30] as const

/**
 * Returns the notice that is due: the latest one whose time has come; `null` before. A notice comes in the second half
 * of a term at the earliest.
 */
export const noticeDue = ({ starts_at, ends_at }: Term, now: Date): (typeof noticeDays)[number] | null => {
  const term = Date.parse(ends_at) - Date.parse(starts_at)
  const left = Date.parse(ends_at) - now.getTime()
  return left <= 0 ? null : (noticeDays.find((days) => left <= days * day && 2 * days * day <= term) ?? null)
}
