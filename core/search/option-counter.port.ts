import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { FacetSelection } from './facet-selection.ts'
import type { IndexQuery } from './facility-index.port.ts'

/** List whose options are counted: `base` always applies, `selection` is what has been chosen in it. */
export interface OptionsQuery extends IndexQuery {
  readonly base: FacetSelection
}

/** Numbers of facilities with an option: in the list before anything is chosen, and beside the choices in all other facets. */
export interface OptionCount {
  readonly total: number
  readonly matching: number
}

/**
 * Number of facilities of a list, and counts by facet key and option value; of a boolean facet for `true`, of a range
 * facet for `known`, each `minimumOption` and each `maximumOption`. Exclusions have no options of their own.
 */
export interface OptionCounts {
  readonly total: number
  readonly facets: Readonly<Record<string, Readonly<Record<string, OptionCount>>>>
}

/** Counts the options of all facets in memory. Dies with `Unavailable` until the first snapshot is loaded. */
export interface OptionCounter {
  /** Counts options; invented facilities do not count once a register has been imported. */
  count(query: OptionsQuery): Effect.Effect<OptionCounts>
}
export const OptionCounter = token<OptionCounter>('core/OptionCounter')
