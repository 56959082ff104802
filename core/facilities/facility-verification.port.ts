import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { VerificationState } from './verification.ts'

/** The only way to change the status of a facility because of its verification. */
export interface FacilityVerification {
  /**
   * Sets the status that the facility has in this state (`statusInState`), in the running transaction; returns false
   * when there is no such facility.
   */
  set(facilityId: string, state: Extract<VerificationState, 'verified' | 'unverified'>): Effect.Effect<boolean>
}
export const FacilityVerification = token<FacilityVerification>('core/FacilityVerification')
