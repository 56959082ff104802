import type { AvailableFacet } from '#core/search/facet.ts'
import type { QueryParams } from '#core/search/parse-selection.ts'
import { serializeSelection } from '#core/search/serialize-selection.ts'
import { mergedSelection, type ParsedSearch } from '../domain/parsed-search.ts'
import type { FoundFacilities } from './find-facilities.ts'

/** Returns the query of the map page with the results of a text that has only a place and filters; `null` for other texts. */
export const mapQueryOf = (
  available: readonly AvailableFacet[],
  { others, links, filters }: ParsedSearch,
  { total, place, placeTokens }: FoundFacilities,
): QueryParams | null => {
  const city = place?.kind === 'city' ? place.city.cityCache : place?.district.cityCache
  if (total === 0 || !place || !city || others.some((token) => !placeTokens.includes(token) && !links.includes(token))) return null
  return {
    miasto: [city],
    ...(place.kind === 'district' && { dzielnica: [place.district.slug] }),
    ...serializeSelection(available, mergedSelection(filters)),
  }
}
