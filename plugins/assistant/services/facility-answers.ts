import { Effect } from 'effect'
import type { FacilityAnswers } from '#core/facilities/facility-answers.port.ts'
import { define } from '#core/kernel/define.ts'
import { anchorOf } from '../domain/profile-path.ts'
import { AnswerQuestion } from './answer-question.ts'
import { ReadFacts } from './read-facts.ts'

/** Answers questions about facilities for other plugins, by rules, which nobody counts. */
export const AnswerFacilityQuestions = define(
  'assistant/AnswerFacilityQuestions',
  { facts: ReadFacts, question: AnswerQuestion },
  ({ facts, question }): FacilityAnswers => ({
    answer: (facilityId, topics, text, language) =>
      Effect.gen(function* () {
        const facility = yield* facts(facilityId, language)
        const { sentences, citations, missing, ask_url } = yield* question.answer(text, facility, language, topics)
        const { id, slug, name, city } = facility.facility
        const sourceOf = (cited: readonly number[]): string => {
          const citation = citations.find(({ n }) => cited.includes(n))
          return [citation?.source_name, citation?.on].filter(Boolean).join(', ')
        }
        const [topic] = topics
        const profile: `/${string}` = `/placowka/${slug}`
        const unanswered = sentences.length === 0 && ask_url !== null ? (ask_url as `/${string}`) : null
        return {
          facility: { id, slug, name, city },
          sentences: sentences.map(({ text, citations: cited, doubted }) => ({ text, source: sourceOf(cited), doubted })),
          missing,
          href:
            topic === 'contact' && facility.hasContact
              ? (`${profile}/kontakt` as const)
              : (unanswered ?? (`${profile}${anchorOf(topic)}` as const)),
        }
      }).pipe(Effect.catchTag('FacilityNotFound', () => Effect.succeed(null))),
  }),
)
