import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Facet, AvailableFacet } from './facet.ts'

/** The facets of all plugins, in the order of the list of plugins. */
export interface Facets {
  readonly all: readonly Facet[]
  /** The same with their options read, at most two seconds old. */
  available(): Effect.Effect<readonly AvailableFacet[]>
}
export const Facets = token<Facets>('core/Facets')
