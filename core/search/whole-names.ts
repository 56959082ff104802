import { Effect } from 'effect'
import type { FoundCity, NameIndex } from './name-index.port.ts'
import { readText } from './reading/search-text.ts'

/** Localities whose whole name a text is, alone or with commune, county or voivodeship, the best known first. */
export interface WholeNames {
  readonly localities: readonly FoundCity[]
  /** Words of the text stand in the name of a facility too. */
  readonly inFacilityNames: boolean
}

/** Finds the localities whose whole name a text is. */
export const findWholeNames = Effect.fn('search.whole-names')(function* (names: Pick<NameIndex, 'read'>, typed: string) {
  const { words, text } = readText(typed)
  const found = yield* names.read(
    words.map(({ word }) => word),
    text,
  )
  const isWhole = ({ from, to }: { readonly from: number; readonly to: number }) => from === 0 && to === words.length
  const spans = found.places.filter((span) => isWhole(span) && !span.similar)
  const localities = spans.flatMap(({ places }) => places.flatMap((place) => (place.kind === 'city' ? [place.city] : [])))
  const keys = localities.map(({ name, commune, county, voivodeship }) => [name, commune, county, voivodeship].join('/'))
  return {
    localities: localities.filter((_, at) => keys.indexOf(keys[at] ?? '') === at),
    inFacilityNames: [...found.names, ...found.facilities].some(isWhole),
  } satisfies WholeNames
})
