import type { Effect } from 'effect'
import type { FocalPoint } from '#core/kernel/focal-point.ts'
import { token } from '#core/kernel/token.ts'

/** Cover photo on a card: the path of a small picture, and the point that stays in sight. */
export interface FacilityCover {
  readonly path: string
  readonly focus: FocalPoint
}

/** The only way to change the cover photo of a facility on its cards in lists. */
export interface FacilityCovers {
  /** Saves a cover in the running transaction, `null` for none; does nothing when there is no such facility. */
  save(facilityId: string, cover: FacilityCover | null): Effect.Effect<void>
}
export const FacilityCovers = token<FacilityCovers>('core/FacilityCovers')
