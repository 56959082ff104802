import type { Effect } from 'effect'
import type { Paging } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { Filter } from '#core/search/filter.ts'
import type { FacilityOpinionQuery } from '../contract/answer.ts'
import type { LatestOpinion, OpinionStats } from '../contract/public-views.ts'
import type { OpinionOrder } from '../contract/states.ts'
import type { Answer } from './answer.ts'
import type { Opinion } from './opinion.ts'

/** Opinion with what belongs to it. */
export interface ListedOpinion {
  readonly opinion: Opinion
  readonly answer: Answer | null
  readonly helpful: number
}

/** Opinion in the list of a facility; `isNew`: the account has not opened it. */
export interface FacilityOpinion extends ListedOpinion {
  readonly isNew: boolean
}

interface Listed<Item> {
  readonly items: readonly Item[]
  readonly total: number
}

/** Facility that opinions are about, also a deleted one. */
export interface NamedFacility {
  readonly id: string
  readonly slug: string | null
  readonly name: string
  readonly city: string
}

/** Reads lists of opinions and their figures; one statement for the order, one for the rows. */
export interface OpinionLists {
  /** Adds answers and helpful marks to opinions. */
  complete(opinions: readonly Opinion[]): Effect.Effect<readonly ListedOpinion[]>
  /** Lists accepted opinions about a facility. */
  accepted(query: {
    readonly facilityId: string
    readonly filter: Filter
    readonly sort: OpinionOrder
    readonly paging: Paging
  }): Effect.Effect<Listed<ListedOpinion>>
  ofAccount(accountId: string, paging: Paging): Effect.Effect<Listed<ListedOpinion>>
  /** Lists opinions about a facility that are accepted or were answered, as one of its accounts sees them. */
  ofFacility(query: {
    readonly facilityId: string
    readonly accountId: string
    readonly state: FacilityOpinionQuery['state']
    readonly paging: Paging
  }): Effect.Effect<Listed<FacilityOpinion>>
  /** Returns the newest accepted opinions of active facilities, one for a facility; once a register was imported, without invented ones. */
  latest(count: number): Effect.Effect<readonly LatestOpinion[]>
  stats(facilityId: string, now: Date): Effect.Effect<OpinionStats>
  /** Names facilities, also deleted ones. */
  facilities(ids: readonly string[]): Effect.Effect<ReadonlyMap<string, NamedFacility>>
}
export const OpinionLists = token<OpinionLists>('opinions/OpinionLists')
