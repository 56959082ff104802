import { Effect, Schema } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { LanguageModelAway } from '#core/ports/language-model.ts'
import { exclusionPrefixes } from '#core/search/exclusion.ts'
import { type AvailableFacet, paramsOf } from '#core/search/facet.ts'
import { type FacetSelection, isOptionList } from '#core/search/facet-selection.ts'
import { everywhere, FacilityIndex } from '#core/search/facility-index.port.ts'
import { parseSelection, type QueryParams } from '#core/search/parse-selection.ts'
import { writeQuery } from '#core/search/query-params.ts'
import { serializeSelection } from '#core/search/serialize-selection.ts'
import type { UnderstoodCriterion } from '#plugins/search/contract/search-results.ts'
import { asData, withoutPersonalData } from '../domain/clean-text.ts'
import { instructions } from '../domain/instructions.ts'
import { AnswerSearch } from './answer-search.ts'
import { AskModel } from './ask-model.ts'

/** Address of the map with the results of a query. */
const mapUrl = (query: QueryParams): string => `/wszystkie-lokalizacje?${writeQuery(query)}`

/** Filter without words of the sentence, as a model finds it. */
const emptyPart: Omit<UnderstoodCriterion, 'selection'> = {
  kind: 'filter',
  words: '',
  label: '',
  order: null,
  relation: null,
  metres: null,
  without: '',
  distances: [],
}

/** Filters of a model: parameters of the search form with their values. */
const ModelFilters = Schema.Struct({
  filters: Schema.Record(Schema.String, Schema.Array(Schema.String)),
  place: Schema.optional(Schema.String.check(Schema.isMaxLength(100))),
  not_understood: Schema.optional(Schema.Array(Schema.String.check(Schema.isMaxLength(200)))),
})

/** Parameters and values that a model may choose from. */
const allowedOf = (available: readonly AvailableFacet[]) =>
  Object.fromEntries(
    available
      .filter(({ hidden }) => !hidden)
      .flatMap((facet) =>
        facet.kind === 'choice'
          ? [[facet.param, facet.options.map(({ param }) => param)]]
          : paramsOf(facet).map((param) => [param, facet.kind === 'boolean' ? ['tak'] : facet.unit === 'minutes' ? 'hh:mm' : 'number']),
      ),
  )

/** Returns whether all numbers of a selection stand in the sentence. */
const saysNumbers = (sentence: string, query: Readonly<Record<string, readonly string[]>>): boolean => {
  const plainSentence = sentence.replace(/(?<=\d)\s(?=\d{3})/g, '').replace(/,/g, '.')
  return Object.values(query)
    .flat()
    .filter((value) => /^\d/.test(value))
    .every((value) => plainSentence.includes(value))
}

/** Turns the sentence of a parent into filters by a language model; what it may choose is decoded as the search form is. */
export const ModelSearch = define(
  'assistant/ModelSearch',
  { ask: AskModel, search: AnswerSearch, index: FacilityIndex },
  ({ ask, search, index }) =>
    Effect.fn('assistant.model-search')(function* (sentence: string, language: Language) {
      const rules = yield* search.read(sentence, language)
      const { availableFacets } = rules
      const value = yield* ask.value(instructions.search, {
        sentence: withoutPersonalData(asData(sentence)),
        allowed: allowedOf(availableFacets),
        language,
      })
      const {
        filters,
        place = '',
        not_understood = [],
      } = yield* Schema.decodeUnknownEffect(ModelFilters)(value).pipe(
        Effect.mapError(() => new LanguageModelAway({ detail: 'the filters are no filters' })),
      )
      // What the sentence denies is excluded by the rules alone.
      const exclusions = rules.parts.filter((part) => Object.keys(part.selection).some((key) => key.startsWith(exclusionPrefixes.key)))
      const selection = Object.assign(
        {},
        parseSelection(availableFacets, filters).selection,
        ...exclusions.map((part) => part.selection),
      ) as FacetSelection
      const query = serializeSelection(availableFacets, selection)
      if (!saysNumbers(sentence, query)) return yield* new LanguageModelAway({ detail: 'a number that the sentence does not say' })
      const ofPlace = rules.parts.filter(({ kind, words }) => kind === 'place' && place !== '' && words.includes(place))
      const parts: UnderstoodCriterion[] = Object.entries(selection).flatMap(([key, one]) =>
        (isOptionList(one) ? one.map((each) => ({ [key]: [each] })) : [{ [key]: one } as FacetSelection]).map((each) => ({
          ...emptyPart,
          selection: each,
        })),
      )
      const city = rules.mapQuery?.['miasto']?.[0] ?? null
      const district = rules.mapQuery?.['dzielnica']?.[0] ?? null
      const within = ofPlace.length > 0 && city !== null ? { city, ...(district !== null && { district }) } : everywhere
      const found = yield* index.find({ within, selection }, { limit: 5 })
      // What the rules cannot express, no filter of a model expresses either.
      const notApplied = [
        ...rules.notApplied.filter(({ reason }) => reason !== 'unknown'),
        ...not_understood
          .filter((words) => words !== '' && sentence.includes(words) && !rules.notApplied.some((one) => one.words.includes(words)))
          .map((words) => ({ words: asData(words), reason: 'unknown' as const })),
      ]
      const described = yield* search.describe(
        { ...rules, relaxed: null, parts: [...parts, ...ofPlace], notApplied, ids: found.ids, total: found.total },
        language,
      )
      return {
        ...described,
        url: mapUrl({
          ...('city' in within && { miasto: [within.city] }),
          ...('district' in within && { dzielnica: [within.district] }),
          ...query,
        }),
      }
    }),
)
