import type { Effect } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'

/** Somebody else was quicker. */
export class SlotTaken extends Failure('SlotTaken', 'conflict') {
  constructor() {
    super({ schema: { slot: ['contact.slot.taken'] } })
  }
}
/** No presentation begins then: a holiday, the past, a minute between. */
export class SlotNotOffered extends Failure('SlotNotOffered', 'invalid') {
  constructor() {
    super({ schema: { slot: ['contact.slot.not-offered'] } })
  }
}
/** No facility has this id. */
export class FacilityNotFound extends Failure('FacilityNotFound', 'not-found') {}
/** No booking has this token. */
export class PresentationNotFound extends Failure('PresentationNotFound', 'not-found') {}

/** A booked presentation; times ISO 8601 UTC. */
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

/** Where bookings are kept. Tokens are kept as hashes. */
export interface Presentations {
  /** Which moments from the first to before the second are booked. */
  booked(from: string, to: string): Effect.Effect<readonly string[]>
  add(presentation: Presentation, secret: string): Effect.Effect<void, SlotTaken | FacilityNotFound>
  byToken(secret: string): Effect.Effect<Presentation, PresentationNotFound>
  /** Frees the slot; `false` where it was free already. */
  cancel(id: string, at: string): Effect.Effect<boolean>
}
export const Presentations = token<Presentations>('contact/Presentations')
