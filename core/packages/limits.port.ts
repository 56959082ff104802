import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { Limit, LimitValue, TierValues } from './limit.ts'
import type { LimitReached, PremiumRequired } from './limit-errors.ts'
import type { FacilityStanding, Tier } from './tier.ts'

/** Limit with the values in force. */
export interface LimitInForce extends Pick<Limit, 'key' | 'type' | 'window' | 'unit' | 'maximum' | 'name'> {
  readonly values: TierValues
  readonly version: number
  /** `false` while no installed plugin stores what the limit counts. */
  readonly installed: boolean
}

/** Use of a limit by a facility. */
export interface LimitUsage {
  readonly limit: LimitInForce
  /** Value of the facility's tier. */
  readonly value: LimitValue
  /** Amount in use; `null` where nothing is counted. */
  readonly used: number | null
  /** Moment at which a monthly limit begins anew, ISO 8601 UTC; else `null`. */
  readonly resetsAt: string | null
  /** The next act is the first one and is not counted. */
  readonly nextIsFree: boolean
  /** Moment until which further acts belong to the newest one and are not counted, ISO 8601 UTC; else `null`. */
  readonly correctableUntil: string | null
}

/** Standing of a facility with its tier and the use of all limits. */
export interface FacilityUsage extends FacilityStanding {
  readonly tier: Tier
  readonly limits: readonly LimitUsage[]
}

/**
 * Limits of facilities. Everything runs in the caller's transaction and holds the lock of the facility until it ends,
 * so that parallel acts cannot exceed a limit together. A facility that does not exist has the tier `free`.
 */
export interface Limits {
  /** Returns all limits with the values in force, in the order of their declarations. */
  all(): Effect.Effect<readonly LimitInForce[]>
  /** Replaces the values of a limit; takes effect in all processes at the commit. */
  replace(key: string, values: TierValues, version: number): Effect.Effect<LimitInForce, VersionConflict>
  valueFor(facilityId: string, limit: Limit): Effect.Effect<LimitValue>
  /**
   * Fails unless the limit has room for so many. A count of stored things is an Effect, read under the lock:
   * `photos.count(id).pipe(Effect.map(add))`.
   */
  requireRoom<Reason = never>(
    facilityId: string,
    limit: Limit,
    count: number | Effect.Effect<number, Reason>,
  ): Effect.Effect<void, LimitReached | Reason>
  /**
   * Spends acts of a monthly limit, unless they are the first or correct the newest one (`firstIsFree`,
   * `correctionHours`); raises `LimitSpent` at 80 and 100 percent, once a month each. A transaction that fails
   * afterwards spends nothing.
   */
  spend(facilityId: string, limit: Limit, times?: number): Effect.Effect<void, LimitReached>
  /** Fails unless the facility has a package now. */
  requirePremium(facilityId: string): Effect.Effect<void, PremiumRequired>
  usageOf(facilityId: string): Effect.Effect<FacilityUsage>
}
export const Limits = token<Limits>('core/Limits')
