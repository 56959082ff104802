import type { Effect } from 'effect'
import type { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { PresentationNotFound, SlotTaken } from '../contract/errors.ts'

/** Booked presentation; times ISO 8601 UTC. */
export interface Presentation {
  readonly id: string
  readonly slot: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly facility_id: string | null
  readonly language: Language
  readonly created_at: string
  readonly cancelled_at: string | null
}

/** Repository of bookings; tokens are stored as hashes. */
export interface Presentations {
  /** Returns the booked start times from `from` to before `to`. */
  bookedSlots(from: string, to: string): Effect.Effect<readonly string[]>
  add(presentation: Presentation, secret: string): Effect.Effect<void, SlotTaken | FacilityNotFound>
  byToken(secret: string): Effect.Effect<Presentation, PresentationNotFound>
  /** Cancels a booking and frees its slot; `false` if it was cancelled before. */
  cancel(id: string, at: string): Effect.Effect<boolean>
}
export const Presentations = token<Presentations>('contact/Presentations')
