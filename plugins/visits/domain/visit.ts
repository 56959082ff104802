import type { Language } from '#core/kernel/language.ts'
import type { BookingStatus } from '../contract/visit.ts'
import type { VisitKind } from '../contract/visit-kinds.ts'

/** Time at which families may come; moments in ISO 8601 UTC. `taken`: places of bookings that were not cancelled. */
export interface VisitTime {
  readonly id: string
  readonly facility_id: string
  readonly kind: VisitKind
  readonly starts_at: string
  readonly ends_at: string
  readonly places: number
  readonly taken: number
  readonly notice_hours: number
  readonly note: string | null
  readonly created_at: string
  readonly cancelled_at: string | null
}

/** Booking of a family. It has its place from the beginning; without the click on the link only until `held_until`. */
export interface Booking {
  readonly id: string
  readonly time_id: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly message: string | null
  readonly language: Language
  readonly created_at: string
  readonly held_until: string
  readonly confirmed_at: string | null
  readonly cancelled_at: string | null
  readonly reminded_at: string | null
}

/** Returns the state of a booking. */
export const statusOf = ({ confirmed_at, cancelled_at }: Pick<Booking, 'confirmed_at' | 'cancelled_at'>): BookingStatus =>
  cancelled_at !== null ? 'cancelled' : confirmed_at !== null ? 'confirmed' : 'unconfirmed'
