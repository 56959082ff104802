import type { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { TooManyRequests } from '#core/ports/rate-limit.ts'

/** Telephones and e-mail of a facility; none of what it does not state. */
export interface RevealedContact {
  /** E.164. */
  readonly phones: readonly string[]
  readonly email: string | null
}

/** Reveals telephones and e-mail on other pages than the profile; rate-limited per visitor and counted for the owner like there. */
export interface ContactReveals {
  reveal(actor: Actor, facilityId: string): Effect.Effect<RevealedContact, TooManyRequests>
}
export const ContactReveals = token<ContactReveals>('facility-profile/ContactReveals')
