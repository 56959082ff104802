import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { TierValues } from './limit.ts'
import type { FacilityStanding } from './tier.ts'

/** Values of a limit that support has set, with the version of the row. */
export interface StoredValues {
  readonly values: TierValues
  readonly version: number
}

/** Version of a limit whose values nobody has changed. */
export const declaredVersion = 1

/** Repository of what limits are decided by. All methods run inside the caller's transaction. */
export interface LimitStore {
  /** Lets one transaction at a time use the limits of a facility; waits for the running one. */
  lock(facilityId: string): Effect.Effect<void>
  /** Returns the standing of a facility; `null` for an unknown or deleted one. */
  standingOf(facilityId: string): Effect.Effect<FacilityStanding | null>
  /** Sets status and end of package of a facility that the transaction has locked. */
  setStanding(facilityId: string, standing: FacilityStanding): Effect.Effect<void>
  /** Returns the values that support has set, by key. */
  values(): Effect.Effect<ReadonlyMap<string, StoredValues>>
  /** Replaces the values of a limit whose version is still the given one; returns the new version. */
  replace(key: string, values: TierValues, version: number): Effect.Effect<number, VersionConflict>
  /** Returns what a facility has spent in a month, by key. */
  spentIn(facilityId: string, month: string): Effect.Effect<ReadonlyMap<string, number>>
  /** Stores what a facility has spent in a month, and when its newest act began, ISO 8601 UTC. */
  setSpent(facilityId: string, key: string, month: string, spent: { readonly times: number; readonly begunAt: string }): Effect.Effect<void>
  /** Returns when the newest act of each limit began that a facility has ever spent of, by key; `null` where that was not stored. */
  newestActs(facilityId: string): Effect.Effect<ReadonlyMap<string, string | null>>
  /**
   * Notes that a facility is told of so many percent of what it has spent in a month; returns false when it was told of
   * as many already.
   */
  noteTold(facilityId: string, key: string, month: string, percent: number): Effect.Effect<boolean>
}
export const LimitStore = token<LimitStore>('core/LimitStore')
