import type { NamedPlace } from '#core/search/name-index.port.ts'
import { textOf } from '#core/search/reading/search-text.ts'
import type { ListedCard } from '#plugins/catalogue/contract/listed-card.ts'
import { metresTo } from '#plugins/catalogue/contract/listed-card.ts'
import type { PlaceGrammar } from '#plugins/places/contract/queries.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import type { Relaxed, SearchResults } from '../contract/search-results.ts'
import { centreOf } from '../domain/conditions.ts'
import { nameOfPlace } from '../domain/resolve-place.ts'
import { describeCriteria, describeNotApplied } from './describe-criteria.ts'
import { type Localisation, localPlaceName } from './local-place-name.ts'
import { mapQueryOf } from './map-query.ts'
import { placeOptions } from './place-options.ts'
import type { RanSearch } from './run-search.ts'

/** Description of a search without its facilities. */
export type DescribedSearch = Pick<
  SearchResults,
  | 'availableFacets'
  | 'parts'
  | 'notApplied'
  | 'corrected'
  | 'near'
  | 'alternative'
  | 'choice'
  | 'mapQuery'
  | 'answers'
  | 'isQuestionAmbiguous'
  | 'isOffTopic'
>

/** Describes what a text means: chips, words that are no condition, a choice of places. */
export const describeSearch = (
  { availableFacets, reading, matches, conditions, relaxed, alternative, answers, isQuestionAmbiguous }: RanSearch,
  localisation: Localisation,
): DescribedSearch => {
  const nameOf = (place: NamedPlace) => localPlaceName(place, localisation)
  const centre = relaxed?.kind === 'nearest' ? relaxed.place : centreOf(reading.parts)?.part
  const near = centre?.kind === 'address' ? centre.label : centre?.kind === 'place' ? centre.places.map(nameOf).join(' / ') : null
  const { choice } = reading
  const others = choice
    ? textOf(
        reading.text,
        [...reading.text.tokens.keys()].filter((token) => !choice.tokens.includes(token)),
      )
    : ''
  return {
    availableFacets,
    parts: describeCriteria(reading, nameOf),
    notApplied: describeNotApplied(reading),
    corrected: matches.corrected,
    near,
    alternative,
    choice: choice && {
      name: cityNameIn(nameOfChoice(choice.places), localisation.language),
      options: placeOptions(choice.places, others, localisation),
    },
    mapQuery: relaxed === null && matches.total > 0 ? mapQueryOf(conditions, reading.text.text, availableFacets) : null,
    answers,
    isQuestionAmbiguous,
    isOffTopic: reading.isOffTopic,
  }
}

const nameOfChoice = ([first]: readonly NamedPlace[]): string => {
  if (!first || first.kind === 'voivodeship') return ''
  if (first.kind === 'county') return nameOfPlace(first)
  return first.kind === 'city' ? first.city.name : first.part.name
}

/** Describes which other search was made in place of one without results; `cards`: the facilities that it found. */
export const describeRelaxed = (
  { relaxed, reading }: RanSearch,
  { near, cards, grammar }: { readonly near: string | null; readonly cards: readonly ListedCard[]; readonly grammar: PlaceGrammar },
  localisation: Localisation,
): Relaxed | null => {
  if (relaxed === null) return null
  const { text } = reading
  if (relaxed.kind === 'without')
    return {
      kind: 'without',
      left: relaxed.left.map(({ tokens }) => textOf(text, tokens)),
      parts: describeCriteria({ text, parts: relaxed.parts }, (place) => localPlaceName(place, localisation)),
    }
  const hasConditions = reading.parts.some(({ kind }) => kind === 'filter' || kind === 'name')
  const lacks = hasConditions ? 'conditions' : 'childcare'
  const centre = relaxed.conditions.nearTo
  const metres = centre && cards[0] ? (metresTo(centre, cards[0]) ?? 0) : 0
  const [city, ...others] = relaxed.place.kind === 'place' ? relaxed.place.places : []
  const isCity = city?.kind === 'city' && others.length === 0
  const locative = isCity ? grammar.locativeOf(city.city.name, localisation.language) : null
  return { kind: 'nearest', place: near ?? '', locative, lacks, metres }
}
