import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { Translator } from '#core/ports/translator.ts'
import type { AskInput } from '../contract/answer.ts'
import { AssistantUnavailable } from '../contract/errors.ts'
import { emptyParts } from './answer-parts.ts'
import { AnswerQuestion } from './answer-question.ts'
import { AnswerSearch } from './answer-search.ts'
import { describeFacility } from './describe-facility.ts'
import type { FacilityFacts } from './read-facts.ts'
import { SummariseOpinions } from './summarise-opinions.ts'

/** Answers by rules and sentence templates, without a model; translations and replies are unavailable. */
export const AnswerByRules = define(
  'assistant/AnswerByRules',
  { search: AnswerSearch, question: AnswerQuestion, opinions: SummariseOpinions, translator: Translator },
  ({ search, question, opinions, translator }) =>
    Effect.fn('assistant.answer-by-rules')(function* (
      { task, input, length = 'medium' }: AskInput,
      facility: FacilityFacts | null,
      language: Language,
    ) {
      if (task === 'search' || !facility) return { ...emptyParts, filters: yield* search.answer(input, language) }
      if (task === 'summarise') return yield* opinions.answer(facility, language)
      if (task === 'ask') return yield* question.answer(input, facility, language)
      if (task === 'describe') return describeFacility(facility, length, { t: translator.for(language), language })
      return yield* new AssistantUnavailable()
    }),
)
