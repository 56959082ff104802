import type { Effect } from 'effect'
import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import type { Statement } from '#core/facilities/statement.ts'
import { token } from '#core/kernel/token.ts'
import type { Filter } from '#core/search/filter.ts'
import type { SupportFacility, SupportFacilityRow } from '../contract/facility.ts'
import type { FacilitySearch } from './parse-search.ts'

type Derived = 'numbers' | 'facts' | 'overridden' | 'owner' | 'closed_by_support'

/** Facility as stored, with its statements and the account of its owner. */
export interface StoredFacility extends Omit<SupportFacility, Derived> {
  readonly statements: readonly Statement[]
  readonly owner_account_id: string | null
}

/** Question about the list of facilities. */
export interface FacilityQuestion {
  readonly search: FacilitySearch | null
  readonly filter: Filter
  readonly offset: number
  readonly limit: number
}

/** Support's access to all facilities, closed, merged and deleted ones included. */
export interface FacilityDesk {
  /**
   * Returns matching facilities and their number, which is counted up to `maxCounted`. Matches of a search come by
   * name, all facilities newest first.
   */
  list(question: FacilityQuestion): Effect.Effect<{ readonly total: number; readonly rows: readonly SupportFacilityRow[] }>
  byId(id: string): Effect.Effect<StoredFacility | null>
  /** Locks a facility until the transaction ends and reads it; of two concurrent changes the second sees the first. */
  lock(id: string): Effect.Effect<StoredFacility | null>
  /** Returns the id of a facility by id, current or former slug, number of its legacy address, or register number. */
  identify(text: string): Effect.Effect<string | null>
  setStatus(id: string, status: FacilityStatus): Effect.Effect<void>
  /** Marks a facility as deleted. */
  delete(id: string, at: string): Effect.Effect<void>
}
export const FacilityDesk = token<FacilityDesk>('support/FacilityDesk')

/** Matches that are counted; nobody pages further. */
export const maxCounted = 1_000
