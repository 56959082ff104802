import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { AvailableFacet, Facet } from './facet.ts'

/** Facets of all plugins, in plugin order. */
export interface Facets {
  readonly all: readonly Facet[]
  /** Returns the facets with their options loaded, at most two seconds old. */
  available(): Effect.Effect<readonly AvailableFacet[]>
}
export const Facets = token<Facets>('core/Facets')
