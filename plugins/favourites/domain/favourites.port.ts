import type { Effect } from 'effect'
import type { FacilityType } from '#core/facilities/facility-type.ts'
import { token } from '#core/kernel/token.ts'
import type { StoredFacility } from './compared-facility.ts'

/** A facility that an account has marked; `added_at`: ISO 8601 UTC. */
export interface Favourite {
  readonly facility_id: string
  readonly added_at: string
}

/** Repository of the favourites of accounts. */
export interface Favourites {
  /** Lets one transaction at a time change the favourites of an account; waits for the running one. */
  lock(accountId: string): Effect.Effect<void>
  /** Returns the favourites of an account, the newest first. */
  of(accountId: string): Effect.Effect<readonly Favourite[]>
  /** Adds favourites; those that the account has keep their time, and ids of no facility are ignored. */
  add(accountId: string, favourites: readonly Favourite[]): Effect.Effect<void>
  /** Removes a facility, and those that were merged into it. */
  remove(accountId: string, facilityId: string): Effect.Effect<void>
}
export const Favourites = token<Favourites>('favourites/Favourites')

/** A facility that exists, closed ones included. */
export interface KnownFacility {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly type: FacilityType
  readonly active: boolean
}

/** Finds facilities by ids that may be old. */
export interface KnownFacilities {
  /**
   * Returns the facilities by the requested ids; a merged one is the facility into which it was merged, deleted and
   * unknown ones are missing.
   */
  byIds(ids: readonly string[]): Effect.Effect<ReadonlyMap<string, KnownFacility>>
}
export const KnownFacilities = token<KnownFacilities>('favourites/KnownFacilities')

/** Reads facilities for comparisons. */
export interface ComparedFacilities {
  /**
   * Returns facilities by current or former slugs; a merged one is the facility into which it was merged, deleted and
   * unknown ones are missing.
   */
  bySlugs(slugs: readonly string[]): Effect.Effect<ReadonlyMap<string, StoredFacility>>
}
export const ComparedFacilities = token<ComparedFacilities>('favourites/ComparedFacilities')
