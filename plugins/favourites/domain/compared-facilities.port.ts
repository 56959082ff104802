import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { StoredFacility } from './compared-facility.ts'

/** Reads facilities for comparisons. */
export interface ComparedFacilities {
  /**
   * Returns facilities by current or former slugs; a merged one is the facility into which it was merged, deleted and
   * unknown ones are missing.
   */
  bySlugs(slugs: readonly string[]): Effect.Effect<ReadonlyMap<string, StoredFacility>>
}
export const ComparedFacilities = token<ComparedFacilities>('favourites/ComparedFacilities')
