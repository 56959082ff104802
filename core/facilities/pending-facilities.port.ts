import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Facility that an account has asked for and does not have yet (the specification's "shadow facility" of a user). */
export interface PendingFacility {
  /** Facility id, also of a facility that will be created on acceptance. */
  readonly id: string
  readonly name: string
  readonly city: string
  readonly shadow_status: 'pending' | 'rejected'
}

/** Returns the facilities that an account waits for. */
export type ListPendingFacilities = (accountId: string) => Effect.Effect<readonly PendingFacility[]>

/** Pending facilities of all plugins together. */
export const PendingFacilities = token<ListPendingFacilities>('core/PendingFacilities')
