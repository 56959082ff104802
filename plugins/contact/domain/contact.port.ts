import { Effect } from 'effect'
import type { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { TooManyRequests } from '#core/ports/rate-limit.ts'
import { hasAny, type TableStore } from '#core/ports/store.ts'
import { PresentationNotFound, type SlotTaken } from '../contract/errors.ts'
import type { ContactMessage } from './message.ts'

/** Repository of messages to customer service. */
export interface ContactMessages {
  /** Stores a message once; `false` if it was stored before. */
  add(message: ContactMessage): Effect.Effect<boolean>
}
export const ContactMessages = token<ContactMessages>('contact/ContactMessages')

/** Rate limit of urgent messages per caller, counted in each process, since the database may be unavailable. */
export interface UrgentLimit {
  consume(caller: string): Effect.Effect<void, TooManyRequests>
}
export const UrgentLimit = token<UrgentLimit>('contact/UrgentLimit')

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

/** Booking as stored, with the hash of its token. */
export interface StoredPresentation extends Presentation {
  readonly token_hash: string
}

/** Creates the repository of bookings over their table; `hash` is what is stored of a token. */
export const presentationsOf = (
  bookings: TableStore<StoredPresentation, SlotTaken | FacilityNotFound>,
  hash: (token: string) => string,
) => ({
  /** Returns the booked start times from `from` to before `to`. */
  bookedSlots: (from: string, to: string) =>
    Effect.map(bookings.find({ slot: { gte: from, lt: to }, cancelled_at: null }), (found) => found.map(({ slot }) => slot)),
  add: (presentation: Presentation, token: string) => bookings.add({ ...presentation, token_hash: hash(token) }),
  byToken: Effect.fn('contact.presentation-by-token')(function* (token: string) {
    const found = yield* bookings.first({ token_hash: hash(token) })
    if (!found) return yield* new PresentationNotFound()
    const { token_hash: _, ...presentation } = found
    return presentation satisfies Presentation
  }),
  /** Cancels a booking and frees its slot; `false` if it was cancelled before. */
  cancel: (id: string, at: string) => hasAny(bookings.update({ id, cancelled_at: null }, { cancelled_at: at })),
})

/** Repository of bookings; an active one has its slot alone. */
export interface Presentations extends ReturnType<typeof presentationsOf> {}
export const Presentations = token<Presentations>('contact/Presentations')
