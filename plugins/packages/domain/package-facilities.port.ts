import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Facility with the end of its package. */
export interface EndingPackage {
  readonly facilityId: string
  /** ISO 8601 UTC. */
  readonly validUntil: string
}

/** Reads facilities for packages. */
export interface PackageFacilities {
  /** Returns the names of existing facilities by their ids. */
  names(ids: readonly string[]): Effect.Effect<ReadonlyMap<string, string>>
  /** Returns the accounts that own a facility. */
  ownersOf(facilityId: string): Effect.Effect<readonly string[]>
  /**
   * Returns the facilities with the status premium whose package ends after `from` and not after `to`; without `from`
   * also those that had ended before.
   */
  endingBetween(from: string | null, to: string): Effect.Effect<readonly EndingPackage[]>
  /** Notes that the owners are told so many days before the end; returns false when they were. */
  noteNotice(facilityId: string, validUntil: string, days: number): Effect.Effect<boolean>
  /** Returns the facilities of the demo that have the status premium and no package. */
  demoWithoutPackage(): Effect.Effect<readonly { readonly id: string; readonly owner: string | null }[]>
}
export const PackageFacilities = token<PackageFacilities>('packages/PackageFacilities')
