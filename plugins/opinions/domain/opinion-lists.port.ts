import type { Effect } from 'effect'
import { languages } from '#core/kernel/language.ts'
import type { Paging } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { Filter, FilterField, FilterGrammar } from '#core/search/filter.ts'
import type { FacilityOpinionQuery } from '../contract/answer.ts'
import type { LatestOpinion, OpinionStats } from '../contract/public-views.ts'
import { type OpinionOrder, relations, trustLevels, trustMethods } from '../contract/states.ts'
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

/** SQL of the rounded mean of the scores of `opinions_opinion o`; thirds are never halves. */
export const roundedScoreSql = 'round((o.score_cleanliness + o.score_staff + o.score_food) / 3.0)::int'

const choice = (name: string, from: string, values: readonly string[]): FilterField => ({
  name,
  kind: 'choice',
  of: 'text',
  from: `array[${from}]`,
  options: values.map((value) => ({ value, param: value })),
})

/** Fields and named clauses of the public list's filters. */
export const opinionGrammar: FilterGrammar = {
  fields: [
    { name: 'score', kind: 'number', from: roundedScoreSql },
    { name: 'score_cleanliness', kind: 'number', from: 'o.score_cleanliness::int' },
    { name: 'score_staff', kind: 'number', from: 'o.score_staff::int' },
    { name: 'score_food', kind: 'number', from: 'o.score_food::int' },
    choice('trust', 'o.trust', trustLevels),
    choice('trust_method', 'o.trust_method', trustMethods),
    choice('language', 'o.language', languages),
    choice('relation', 'o.relation', relations),
  ],
  custom: { answered: `exists (select 1 from opinions_answer a where a.opinion_id = o.id and a.state = 'accepted')` },
}
