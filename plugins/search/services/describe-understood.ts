import { Effect } from 'effect'
import type { NamedPlace, NameIndex } from '#core/search/name-index.port.ts'
import type { UnderstoodWords } from '../contract/search-results.ts'
import type { ParsedSearch } from '../domain/parsed-search.ts'
import { textOf } from '../domain/query-token.ts'
import { type FoundFacilities, findFacilities } from './find-facilities.ts'

/** Returns the name of a place, a district with its city. */
export const placeLabel = (place: NamedPlace): string =>
  place.kind === 'city' ? place.city.name : `${place.district.name}, ${place.district.city}`

/**
 * Describes the place and the filters that a text means, each with the text without it; without results also with the
 * number of results then.
 */
export const describeUnderstood = Effect.fn('search.describe-understood')(function* (
  names: NameIndex,
  { tokens, filters, others }: ParsedSearch,
  { total, place, placeTokens }: FoundFacilities,
) {
  const without = (left: readonly number[]) => textOf(tokens.filter((_, token) => !left.includes(token)))
  const understood: UnderstoodWords[] = []
  if (place)
    understood.push({
      kind: 'place',
      label: placeLabel(place),
      selection: {},
      without: without(placeTokens),
      total: null,
    })
  for (const filter of filters) {
    const counted =
      total === 0
        ? yield* findFacilities(
            names,
            { tokens, others },
            filters.filter((one) => one !== filter),
            { offset: 0, limit: 0 },
          )
        : null
    understood.push({
      kind: 'filter',
      label: '',
      selection: filter.selection,
      without: without(filter.tokens),
      total: counted?.total ?? null,
    })
  }
  return understood
})
