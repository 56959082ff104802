import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Message to a facility from a visitor who has no account. */
export interface GuestMessage {
  readonly facilityId: string
  readonly name: string
  /** Address for the answer. */
  readonly email: string
  readonly text: string
}

/** Takes messages of visitors to the people of a facility; of the plugin that has their inbox. */
export interface FacilityContact {
  /** Stores a message; returns `false` where nobody would read it. */
  send(message: GuestMessage): Effect.Effect<boolean>
}
export const FacilityContact = token<FacilityContact>('core/FacilityContact')
