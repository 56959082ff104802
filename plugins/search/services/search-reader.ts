import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { Translator } from '#core/ports/translator.ts'
import { FacilityCards } from '#plugins/catalogue/contract/queries.ts'
import { PlaceGrammar } from '#plugins/places/contract/queries.ts'
import { SearchReader } from '../contract/search-reader.ts'
import { describeRelaxed, describeSearch } from './describe-search.ts'
import { RunSearch } from './run-search.ts'

/** Facilities that another plugin shows of a search. */
const maxFacilities = 10

/** Makes the reader of search texts for other plugins. */
export const makeSearchReader = provide(
  SearchReader,
  { runSearch: RunSearch, cards: FacilityCards, grammar: PlaceGrammar, translator: Translator },
  ({ runSearch, cards, grammar, translator }): SearchReader =>
    Effect.fn('search.reader')(function* (text, language) {
      const ran = yield* runSearch(text, language, { offset: 0, limit: maxFacilities })
      const localisation = { language, translator }
      const described = describeSearch(ran, localisation)
      const listed = ran.relaxed?.kind === 'nearest' ? yield* cards.listed(ran.matches.ids.slice(0, 1)) : []
      return {
        ...described,
        text,
        relaxed: describeRelaxed(ran, { near: described.near, cards: listed, grammar }, localisation),
        total: ran.matches.total,
        ids: ran.matches.ids,
      }
    }),
)
