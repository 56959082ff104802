import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { hasAny, type TableStore } from '#core/ports/store.ts'
import type { OpenTime } from '../contract/visit.ts'
import type { Booking, VisitTime } from './visit.ts'

/** Facility as far as visits are concerned. */
export interface VisitedFacility {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly address: string
}

/** Creates the plain part of the repository of bookings. */
export const bookingsOf = (bookings: TableStore<Booking>) => ({
  bookingById: bookings.byId,
  add: bookings.add,
  /** Lets the place of a booking wait longer. */
  hold: (id: string, held_until: string) => bookings.update({ id }, { held_until }),
  /** Returns the booking of an address that was not cancelled. */
  activeOf: (time_id: string, email: string) => bookings.first({ time_id, email, cancelled_at: null }),
  ofTimes: (ids: readonly string[]) => bookings.find({ time_id: { in: ids }, cancelled_at: null }, { orderBy: { created_at: 'asc' } }),
  /** Confirms a booking whose place still waits; `false`: too late, or it was done before. */
  confirm: (id: string, now: string) =>
    hasAny(bookings.update({ id, confirmed_at: null, cancelled_at: null, held_until: { gt: now } }, { confirmed_at: now })),
  /** Notes that a family was reminded; `false`: it was before. */
  noteReminder: (id: string, now: string) => hasAny(bookings.update({ id, reminded_at: null }, { reminded_at: now })),
})

/** Repository of times and bookings. The database decides who gets the last place. */
export interface Visits extends ReturnType<typeof bookingsOf> {
  facility(id: string): Effect.Effect<VisitedFacility | null>
  facilityBySlug(slug: string): Effect.Effect<VisitedFacility | null>
  /** Returns the accounts that read applications of a facility. */
  readersOf(facilityId: string): Effect.Effect<readonly string[]>
  /** Stores times that are not open yet; returns how many those were. */
  addTimes(times: readonly VisitTime[]): Effect.Effect<number>
  timeById(id: string): Effect.Effect<VisitTime | null>
  /** Returns the times of a facility that are not over and were not cancelled, in their order. */
  coming(facilityId: string, now: string): Effect.Effect<readonly VisitTime[]>
  /** Returns those that may be booked. */
  open(facilityId: string, now: string): Effect.Effect<readonly OpenTime[]>
  /** Takes a place of a time that may be booked; `null`: there is none. */
  takePlace(timeId: string, now: string): Effect.Effect<VisitTime | null>
  /**
   * Gives a booking a place of another time in place of its own; `null`: there is none. The caller's transaction must end
   * where it fails.
   */
  move(booking: Booking, timeId: string, now: string): Effect.Effect<VisitTime | null>
  /** Cancels a booking and frees its place; `false` if it was cancelled before. */
  cancelBooking(id: string, now: string): Effect.Effect<boolean>
  /** Cancels a time that is not over with its bookings, and returns these; `null` if it was cancelled before. */
  cancelTime(id: string, now: string): Effect.Effect<readonly Booking[] | null>
  /** Removes bookings whose links were not opened in time, which may name anybody, and frees their places; returns how many. */
  expire(now: string): Effect.Effect<number>
  /** Returns confirmed bookings of times between two moments, made before the first, whose families were not reminded. */
  toRemind(from: string, until: string, limit: number): Effect.Effect<readonly Booking[]>
}
export const Visits = token<Visits>('visits/Visits')
