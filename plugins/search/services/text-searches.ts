import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { Translator } from '#core/ports/translator.ts'
import { Facets } from '#core/search/facets.port.ts'
import { mergeSelections } from '#core/search/merge-selections.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import { AddressPoints } from '#plugins/places/contract/queries.ts'
import { TextSearches } from '../contract/text-searches.ts'
import { conditionsOf } from '../domain/conditions.ts'
import { meaningOf } from '../domain/meaning-of.ts'
import { isSearch } from '../domain/reading.ts'
import { describeCriteria, describeNotApplied } from './describe-criteria.ts'
import { localPlaceName } from './local-place-name.ts'
import { ReadText } from './read-text.ts'
import { resolveAddresses } from './resolve-addresses.ts'

/** Makes the reader of texts as searches without names, for other plugins. */
export const makeTextSearches = provide(
  TextSearches,
  { readText: ReadText, facets: Facets, names: NameIndex, addresses: AddressPoints, cards: FacilityCards, translator: Translator },
  ({ readText, facets, names, addresses, cards, translator }): TextSearches => ({
    read: Effect.fn('search.text-search')(function* (text, language) {
      const available = yield* facets.available()
      const reading = yield* resolveAddresses({ names, addresses, cards }, yield* readText(text, available))
      const { words, within, order, nearTo } = conditionsOf(reading.parts, available)
      if (!isSearch(reading) || words.length > 0) return null
      return {
        within,
        selection: mergeSelections(reading.parts.flatMap((part) => (part.kind === 'filter' ? [part.selection] : []))),
        order,
        first: reading.named,
        nearTo,
        parts: describeCriteria(reading, (place) => localPlaceName(place, { language, translator })),
        notApplied: describeNotApplied(reading),
        meaning: meaningOf(reading),
      }
    }),
  }),
)
