import type { AvailableFacet } from '#core/search/facet.ts'
import type { QueryParams } from '#core/search/parse-selection.ts'
import { serializeSelection } from '#core/search/serialize-selection.ts'
import { maxQueryLength } from '../contract/limits.ts'
import type { Conditions } from '../domain/conditions.ts'

/**
 * Returns the query of the map page with the same facilities: a city with its filters, else the text itself, which the
 * map reads as well; `null` for names of facilities, and for a text that is longer than an address may have.
 */
export const mapQueryOf = (
  { within, selection, words }: Conditions,
  text: string,
  available: readonly AvailableFacet[],
): QueryParams | null => {
  if (words.length > 0) return null
  if ('anyOf' in within) return text.length > maxQueryLength ? null : { q: [text] }
  return {
    miasto: [within.city],
    ...(within.district !== undefined && { dzielnica: [within.district] }),
    ...serializeSelection(available, selection),
  }
}
