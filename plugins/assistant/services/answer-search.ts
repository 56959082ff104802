import { Effect } from 'effect'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { type Translate, Translator } from '#core/ports/translator.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import { isOptionList } from '#core/search/facet-selection.ts'
import { sentenceOf } from '#core/search/selection-phrases.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { type SentencePart, SentenceReader, type SentenceReading } from '#plugins/search/contract/sentence-reader.ts'
import type { FoundFilters } from '../contract/answer.ts'

/** Amenities of which several may be selected; any of them suffices for a result. */
const anyOf = 'features'

const isChoiceOfAny = (parts: readonly SentencePart[]): boolean => {
  const selected = parts.flatMap(({ selection: { [anyOf]: values } }) => (values && isOptionList(values) ? values : []))
  return new Set(selected).size > 1
}

const labelOf = (part: SentencePart, available: readonly AvailableFacet[], t: Translate, language: Language): string => {
  if (part.kind === 'name') return part.words
  if (part.kind === 'filter') return sentenceOf(available, part.selection, { t, language })
  return part.label
    .split(', ')
    .map((name) => cityNameIn(name, language))
    .join(', ')
}

/** Address of the results of a search text. */
export const resultsUrl = (text: string): string => `/szukaj?q=${encodeURIComponent(text)}`

/** Turns the sentence of a parent into filters, with what was not understood, and the first results. */
export const AnswerSearch = define(
  'assistant/AnswerSearch',
  { reader: SentenceReader, known: KnownFacilities, translator: Translator },
  ({ reader, known, translator }) => {
    const describe = Effect.fn('assistant.describe-filters')(function* (reading: SentenceReading, language: Language) {
      const t = translator.for(language)
      const { parts, unmet, text, total, ids, corrected, availableFacets } = reading
      const facilities = yield* known.find(ids)
      const filters: FoundFilters = {
        parts: parts.map((part) => ({
          kind: part.kind,
          words: part.words,
          label: labelOf(part, availableFacets, t, language),
          without: part.without,
        })),
        unmet: unmet.map(({ words, reason }) => ({ words, reason, text: t(messageKey('assistant.unmet', reason)) })),
        notes: [...(corrected ? [t('assistant.note.corrected')] : []), ...(isChoiceOfAny(parts) ? [t('assistant.note.any_of')] : [])],
        total: text === '' ? 0 : total,
        text,
        url: resultsUrl(text),
        facilities:
          text === '' ? [] : ids.flatMap((id) => facilities.get(id) ?? []).map(({ id, slug, name, city }) => ({ id, slug, name, city })),
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
