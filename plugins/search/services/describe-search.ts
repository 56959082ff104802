import type { Language } from '#core/kernel/language.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import type { Translator } from '#core/ports/translator.ts'
import type { NamedPlace } from '#core/search/name-index.port.ts'
import { textOf } from '#core/search/reading/search-text.ts'
import type { ListedCard } from '#plugins/catalogue/contract/listed-card.ts'
import { metresTo } from '#plugins/catalogue/contract/listed-card.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import type { Relaxed, SearchResults } from '../contract/search-results.ts'
import { centreOf } from '../domain/conditions.ts'
import { nameOfPlace } from '../domain/resolve-place.ts'
import { describeNotApplied, describeParts } from './describe-parts.ts'
import { mapQueryOf } from './map-query.ts'
import { placeOptions } from './place-options.ts'
import type { RanSearch } from './run-search.ts'

/** Description of a search without its facilities. */
export type DescribedSearch = Pick<
  SearchResults,
  'availableFacets' | 'parts' | 'notApplied' | 'corrected' | 'near' | 'alternative' | 'choice' | 'mapQuery' | 'answer' | 'isOffTopic'
>

/** Describes what a text means: chips, words that are no condition, a choice of places. */
export const describeSearch = (
  { availableFacets, reading, matches, conditions, relaxed, alternative, answer }: RanSearch,
  { language, translator }: { readonly language: Language; readonly translator: Translator },
): DescribedSearch => {
  const t = translator.for(language)
  const localName = (name: string) =>
    name
      .split(' / ')
      .map((one) =>
        one
          .split(', ')
          .map((part) => cityNameIn(part, language))
          .join(', '),
      )
      .join(' / ')
  const parts = describeParts(reading).map((part, at) => {
    const { [at]: read } = reading.parts
    const [first] = read?.kind === 'place' ? read.places : []
    if (first?.kind === 'voivodeship') return { ...part, label: t(voivodeshipKey(first.voivodeship)) }
    return part.kind === 'place' ? { ...part, label: localName(part.label) } : part
  })
  const centre = relaxed?.kind === 'nearest' ? relaxed.place : centreOf(reading.parts)?.part
  const near =
    centre?.kind === 'address' ? centre.label : centre?.kind === 'place' ? localName(centre.places.map(nameOfPlace).join(' / ')) : null
  const { choice } = reading
  const others = choice
    ? textOf(
        reading.text,
        [...reading.text.tokens.keys()].filter((token) => !choice.tokens.includes(token)),
      )
    : ''
  return {
    availableFacets,
    parts,
    notApplied: describeNotApplied(reading),
    corrected: matches.corrected,
    near,
    alternative,
    choice: choice && {
      name: localName(nameOfChoice(choice.places)),
      options: placeOptions(choice.places, others, { language, translator }),
    },
    mapQuery: relaxed === null && matches.total > 0 ? mapQueryOf(conditions, availableFacets) : null,
    answer,
    isOffTopic: reading.isOffTopic,
  }
}

const nameOfChoice = ([first]: readonly NamedPlace[]): string => {
  if (!first || first.kind === 'voivodeship') return ''
  return first.kind === 'city' ? first.city.name : first.part.name
}

/** Describes which other search was made in place of one without results; `cards`: what it found. */
export const describeRelaxed = ({ relaxed, reading }: RanSearch, near: string | null, cards: readonly ListedCard[]): Relaxed | null => {
  if (relaxed === null) return null
  if (relaxed.kind === 'without') return { kind: 'without', left: relaxed.left.map(({ tokens }) => textOf(reading.text, tokens)) }
  const hasConditions = reading.parts.some(({ kind }) => kind === 'filter' || kind === 'name')
  const lacks = hasConditions ? 'conditions' : 'childcare'
  const centre = relaxed.conditions.nearTo
  const metres = centre && cards[0] ? (metresTo(centre, cards[0]) ?? 0) : 0
  return { kind: 'nearest', place: near ?? '', lacks, metres }
}
