import type { AvailableFacet } from '#core/search/facet.ts'
import type { QueryParams } from '#core/search/parse-selection.ts'
import { serializeSelection } from '#core/search/serialize-selection.ts'
import type { Conditions } from '../domain/conditions.ts'

/** Returns the query of the map page with the same facilities; `null` where the map cannot show them: names, circles, several areas. */
export const mapQueryOf = ({ within, selection, words }: Conditions, available: readonly AvailableFacet[]): QueryParams | null => {
  if (words.length > 0 || 'anyOf' in within) return null
  return {
    miasto: [within.city],
    ...(within.district !== undefined && { dzielnica: [within.district] }),
    ...serializeSelection(available, selection),
  }
}
