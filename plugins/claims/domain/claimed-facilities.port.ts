import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { ClaimFacility } from '../contract/views.ts'

/** Facility of the directory as claims see it; `requested`: the id by which it was asked for, before merges. */
export interface ClaimedFacility extends ClaimFacility {
  readonly slug: string
  /** E-mail address that a register states; never one of the owner or a visitor. */
  readonly register_email: string | null
  /** Account that owns the facility. */
  readonly owner_id: string | null
}

/** Reads facilities by ids that may be old: a merged one is the facility into which it was merged, deleted and unknown ones are missing. */
export interface ClaimedFacilities {
  byIds(ids: readonly string[]): Effect.Effect<ReadonlyMap<string, ClaimedFacility>>
  /** Reads a facility and locks it until the transaction ends, so that claims for it are decided one after the other. */
  lock(id: string): Effect.Effect<ClaimedFacility | null>
  /** Returns the active facilities of a town (slug), of one voivodeship or of all. */
  inCity(citySlug: string, voivodeship: string | null): Effect.Effect<readonly TownFacility[]>
}
export const ClaimedFacilities = token<ClaimedFacilities>('claims/ClaimedFacilities')

/** Facility of a town. */
export interface TownFacility {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly city: string
  readonly street: string | null
}
