import { Effect } from 'effect'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { Translator } from '#core/ports/translator.ts'
import { isOptionList } from '#core/search/facet-selection.ts'
import { headlineOf } from '#plugins/search/contract/headline.ts'
import { partLabel } from '#plugins/search/contract/part-label.ts'
import { SearchReader, type SearchReading } from '#plugins/search/contract/search-reader.ts'
import type { UnderstoodCriterion } from '#plugins/search/contract/search-results.ts'
import type { FoundFilters } from '../contract/answer.ts'

/** Amenities of which several may be selected; any of them suffices for a result. */
const anyOf = 'features'

const isChoiceOfAny = (parts: readonly UnderstoodCriterion[]): boolean => {
  const selected = parts.flatMap(({ selection: { [anyOf]: values } }) => (values && isOptionList(values) ? values : []))
  return new Set(selected).size > 1
}

/** Address of the results of a search text. */
export const resultsUrl = (text: string): string => `/szukaj?q=${encodeURIComponent(text)}`

/** Reads the sentence of a parent as the search does: filters, with what was not understood, and the first results. */
export const AnswerSearch = define(
  'assistant/AnswerSearch',
  { reader: SearchReader, known: KnownFacilities, translator: Translator },
  ({ reader, known, translator }) => {
    const describe = Effect.fn('assistant.describe-filters')(function* (reading: SearchReading, language: Language) {
      const t = translator.for(language)
      const { relaxed, notApplied, text, total, ids, corrected, availableFacets } = reading
      const parts = relaxed?.kind === 'without' ? relaxed.parts : reading.parts
      const headline = headlineOf({ ...reading, facilities: { itemsTotal: total } }, { t, language })
      const facilities = yield* known.find(ids)
      const filters: FoundFilters = {
        parts: parts.map((part) => ({
          kind: part.kind,
          words: part.words,
          label: partLabel(part, availableFacets, { t, language }),
          without: part.without,
        })),
        unmet: notApplied.map(({ words, reason }) => ({ words, reason, text: t(messageKey('search.reason', reason)) })),
        notes: [
          ...(relaxed ? [headline.title, headline.sentence].filter((line) => line !== null) : []),
          ...(corrected ? [t('assistant.note.corrected')] : []),
          ...(isChoiceOfAny(parts) ? [t('assistant.note.any_of')] : []),
        ],
        total,
        text,
        url: resultsUrl(text),
        facilities: ids.flatMap((id) => facilities.get(id) ?? []).map(({ id, slug, name, city }) => ({ id, slug, name, city })),
      }
      return filters
    })
    return {
      read: reader,
      describe,
      answer: (sentence: string, language: Language) =>
        Effect.flatMap(reader(sentence, language), (reading) => describe(reading, language)),
    }
  },
)
