import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** The only way to change the cover photo of a facility on its cards in lists. */
export interface FacilityCovers {
  /** Saves the path of a small picture in the running transaction, `null` for none; does nothing when there is no such facility. */
  save(facilityId: string, path: string | null): Effect.Effect<void>
}
export const FacilityCovers = token<FacilityCovers>('core/FacilityCovers')
