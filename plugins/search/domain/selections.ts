import type { AvailableFacet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import { matchOptions } from '#core/search/match-options.ts'

/** Returns the selection of URL values of a facet; `null` where no plugin has the facet or the option. */
export const selected = (available: readonly AvailableFacet[], key: string, params: readonly string[]): FacetSelection | null => {
  const facet = available.find((one) => one.key === key)
  if (facet?.kind === 'boolean') return { [key]: true }
  if (facet?.kind !== 'choice') return null
  const { values } = matchOptions(facet, params)
  return values.length > 0 ? { [key]: values } : null
}
