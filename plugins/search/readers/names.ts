import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Facets } from '#core/search/facets.port.ts'
import { NameIndex, type PlaceSpan } from '#core/search/name-index.port.ts'
import type { Reader } from '#core/search/reading/reader.ts'
import { facilitiesOf } from '../domain/resolve-place.ts'
import { proposeFacilityNames } from './facility-names.ts'
import { isFiller } from './filler-words.ts'
import { isNegation } from './negations.ts'
import { placesInContext, proposePlaces } from './place-names.ts'
import { compileVocabulary } from './vocabulary.ts'

/** Facilities from which on a place is meant rather than the filter that its name means. */
const minKnown = 20

/** Facilities of one name from which on it is more than the name of the place where one of them is. */
const minNamesakes = 2

/** Reader of the names of places and facilities. */
export const NameReader = define('search/NameReader', { names: NameIndex, facets: Facets }, ({ names, facets }): Reader => {
  const vocabulary = compileVocabulary(facets.all)
  return Effect.fn('search.read-names')(function* ({ text }) {
    const { words } = text
    const found = yield* names.read(
      words.map(({ word }) => word),
      text.text,
    )
    const common = new Set<number>()
    const filters = new Set<number>()
    for (const at of words.keys()) {
      if (isFiller(words, at) || isNegation(words, at)) common.add(at)
      for (const { phrase } of vocabulary.at(words, at)) for (let n = 0; n < phrase.words.length; n++) filters.add(at + n)
    }
    for (const at of filters) common.add(at)
    // `в садку` is a kindergarten rather than the village Sadek.
    const isFilter = ({ from, to, places: [first] }: PlaceSpan) =>
      first !== undefined && facilitiesOf(first) < minKnown && words.slice(from, to).every((_, n) => filters.has(from + n))
    const places = placesInContext(
      text,
      found.places.filter((span) => !isFilter(span)),
    )
    // `Przedszkole Bajka`: of several facilities the whole name rather than a kind and a quarter that is called so.
    const isOfSeveral = ({ from, to, places: [first] }: PlaceSpan) =>
      first?.kind === 'quarter' && found.facilities.some((span) => span.from < from && span.to === to && span.ids.length >= minNamesakes)
    for (const span of places) {
      const [first] = span.places
      if (span.similar || !first || facilitiesOf(first) === 0 || isOfSeveral(span)) continue
      for (let at = span.from; at < span.to; at++) common.add(at)
    }
    const isPlace = (from: number, to: number) => places.some((span) => span.from <= from && span.to >= to)
    return [
      ...proposePlaces(text, places),
      ...proposeFacilityNames(text, { facilities: found.facilities, names: found.names, isCommon: (at) => common.has(at), isPlace }),
    ]
  })
})
