import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { LanguageModelAway } from '#core/ports/language-model.ts'
import { Translator } from '#core/ports/translator.ts'
import type { AnswerSentence, AskInput } from '../contract/answer.ts'
import { asData, withoutPersonalData } from '../domain/clean-text.ts'
import type { NumberedFact } from '../domain/facts/numbered-facts.ts'
import { instructions } from '../domain/instructions.ts'
import { type AnswerParts, aboutFacility, emptyParts } from './answer-parts.ts'
import { AnswerQuestion } from './answer-question.ts'
import { AskModel, type OnSentence } from './ask-model.ts'
import { factsOfDescription } from './describe-facility.ts'
import { ModelSearch } from './model-search.ts'
import type { FacilityFacts } from './read-facts.ts'
import { SummariseOpinions } from './summarise-opinions.ts'

/** Returns what the caller wrote as the only fact, so that a translation or a reply says nothing else. */
const written = (text: string, facilityId: string): readonly NumberedFact[] => [
  {
    n: 1,
    text,
    field: 'description',
    from: { source: 'owner', number: facilityId, on: '' },
    topics: [],
    tags: [],
    doubted: false,
    personal: false,
  },
]

/** Answers by the language model: sentences that facts prove, or filters; fails where the rules have to answer. */
export const AnswerByModel = define(
  'assistant/AnswerByModel',
  { ask: AskModel, search: ModelSearch, question: AnswerQuestion, opinions: SummariseOpinions, translator: Translator },
  ({ ask, search, question, opinions, translator }) =>
    Effect.fn('assistant.answer-by-model')(function* (
      { task, input, length = 'medium' }: AskInput,
      facility: FacilityFacts | null,
      language: Language,
      onSentence: OnSentence,
    ) {
      const i18n = { t: translator.for(language), language }
      const text = withoutPersonalData(asData(input))
      if (task === 'search') return { ...emptyParts, filters: yield* search(input, language) } satisfies AnswerParts
      if (!facility) return yield* new LanguageModelAway({ detail: 'no facility' })
      const { name, id, slug } = facility.facility
      const say = (instruction: string, data: Readonly<Record<string, unknown>>, facts: readonly NumberedFact[]) =>
        facts.length === 0
          ? Effect.fail(new LanguageModelAway({ detail: 'no facts' }))
          : ask.sentences(instruction, data, { facts, facility: name }, onSentence)
      const about = (facts: readonly NumberedFact[], sentences: readonly AnswerSentence[], missing: readonly string[] = []) =>
        aboutFacility(facility.facility, facts, { sentences, missing }, i18n)

      if (task === 'ask') {
        const { facts: selected, missing } = yield* question.select(input, facility, language)
        const facts = selected.filter(({ personal }) => !personal)
        return about(facts, yield* say(instructions.ask(language), { question: text }, facts), missing)
      }
      if (task === 'describe') {
        const facts = factsOfDescription(facility.facts, length)
        return about(facts, yield* say(instructions.describe(language, length), {}, facts))
      }
      if (task === 'summarise') {
        const { facts } = yield* opinions.factsOf(facility, language)
        return about(facts, yield* say(instructions.summarise(language), {}, facts))
      }
      const own = written(text, id)
      const instruction = task === 'translate' ? instructions.translate(language) : instructions.reply(language)
      const sentences = yield* say(instruction, { text }, own)
      return { ...emptyParts, sentences, facility: { id, slug, name } } satisfies AnswerParts
    }),
)
