import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { type Language, languages } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { Translator } from '#core/ports/translator.ts'
import type { AvailableFacet } from '#core/search/facet.ts'
import { Facets } from '#core/search/facets.port.ts'
import type { QuestionTopic } from '#core/search/reading/meaning.ts'
import { normalizedWords } from '#core/search/words.ts'
import { askedTagsIn, namesOneOf, tagPhrasesOf, withoutName, withoutSpans } from '../domain/asked-tags.ts'
import type { NumberedFact } from '../domain/facts/numbered-facts.ts'
import { topicOfTag } from '../domain/facts/tag-facts.ts'
import type { PhraseTopic } from '../domain/question-phrases.ts'
import { topicsIn } from '../domain/question-topics.ts'
import { aboutFacility, sentencesOf } from './answer-parts.ts'
import type { FacilityFacts } from './read-facts.ts'
import { ReadStaff } from './read-staff.ts'
import { SummariseOpinions } from './summarise-opinions.ts'

/** Topics that a tag answers in place of all their facts: “is there a speech therapist” does not ask for all amenities. */
const amenityTopics: readonly PhraseTopic[] = ['features', 'activities', 'operator', 'languages', 'meals', 'accessibility']

/** Facts that answer a question, and what it asks for that no source states. */
export interface QuestionAnswer {
  readonly facts: readonly NumberedFact[]
  readonly missing: readonly string[]
}

/** Returns the facts of a topic; `meal-price`: fees that are for meals. */
const ofTopic = (facts: readonly NumberedFact[], topic: PhraseTopic): readonly NumberedFact[] =>
  topic === 'meal-price'
    ? facts.filter(({ topics }) => topics.includes('price') && topics.includes('meals'))
    : facts.filter(({ topics }) => topic !== 'closures' && topics.includes(topic))

/** Returns the topics of a question: those that somebody else has found in it, else its own. */
const topicsOf = (given: readonly QuestionTopic[], own: readonly PhraseTopic[]): readonly PhraseTopic[] => {
  if (given.length === 0) return own
  return [...given.filter((topic) => topic !== 'price' || !own.includes('meal-price')), ...own.filter((topic) => topic === 'meal-price')]
}

/** Answers questions about one facility from its facts, each topic by its own; what no source states is said. */
export const AnswerQuestion = define(
  'assistant/AnswerQuestion',
  { facets: Facets, opinions: SummariseOpinions, staff: ReadStaff, translator: Translator },
  ({ facets, opinions, staff, translator }) => {
    const phrasesOf = (available: readonly AvailableFacet[]) =>
      tagPhrasesOf(facets.all, available, (label) => languages.map((language) => translator.for(language)(label)))
    let last: { readonly of: readonly AvailableFacet[]; readonly phrases: ReturnType<typeof phrasesOf> } | undefined
    const vocabulary = Effect.map(facets.available(), (available) => {
      if (last?.of !== available) last = { of: available, phrases: phrasesOf(available) }
      return last.phrases
    })

    const select = Effect.fn('assistant.select-facts')(function* (
      question: string,
      { facility, facts, hasContact }: FacilityFacts,
      language: Language,
      given: readonly QuestionTopic[] = [],
    ) {
      const t = translator.for(language)
      const tagPhrases = yield* vocabulary
      const words = withoutName(normalizedWords(question), facility.name)
      const askedTags = askedTagsIn(words, tagPhrases)
      const rest = withoutSpans(words, askedTags)
      const own = topicsIn(rest)
      const topics = new Set(
        topicsOf(
          given,
          own.map(({ value }) => value),
        ),
      )
      if (askedTags.length > 0) for (const topic of amenityTopics) topics.delete(topic)

      const tagsOfName = ({ name = '' }: NumberedFact) => askedTagsIn(normalizedWords(name), tagPhrases).flatMap(({ tags }) => tags)
      const ofTag = (key: string) => facts.filter((fact) => fact.tags.includes(key) || tagsOfName(fact).some((tag) => tag.key === key))
      const unread = withoutSpans(
        rest,
        own.flatMap(({ spans }) => spans),
      )
      const named = facts.filter(({ name }) => name !== undefined && namesOneOf(name, unread))

      const found: NumberedFact[] = [...askedTags.flatMap(({ tags }) => tags.flatMap(({ key }) => ofTag(key))), ...named]
      const missing: string[] = askedTags.flatMap(({ tags: [tag, ...others] }) =>
        !tag || [tag, ...others].some(({ key }) => ofTag(key).length > 0) ? [] : [t('assistant.missing.tag', { tag: t(tag.label) })],
      )
      const add = (more: readonly NumberedFact[]) => found.push(...more.map((fact) => ({ ...fact, n: facts.length + found.length + 1 })))
      for (const topic of topics) {
        const notStated = t('assistant.missing.topic', { topic: t(messageKey('assistant.topic', topic)) })
        if (topic === 'contact') missing.push(hasContact ? t('assistant.missing.contact') : notStated)
        else if (topic === 'opinions') {
          const figures = yield* opinions.factsOf({ facility }, language)
          add(figures.facts)
          if (figures.facts.length === 0) missing.push(t('assistant.missing.few_opinions', { opinions: figures.count }))
        } else if (topic === 'staff') {
          const people = yield* staff(facility.id, language)
          add(people)
          if (people.length === 0) missing.push(notStated)
        } else if (topic === 'open-now') {
          found.push(...ofTopic(facts, topic))
          const isAnswered = facts.some(({ topics: [first] }) => first === 'open-now')
          if (!isAnswered && facility.active) missing.push(t('assistant.missing.open_now'))
        } else {
          const own = [...ofTopic(facts, topic), ...facts.filter((fact) => tagsOfName(fact).some(({ key }) => topicOfTag(key) === topic))]
          found.push(...own)
          if (!own.some(({ doubted }) => !doubted)) missing.push(notStated)
        }
      }
      if (topics.size + askedTags.length + named.length === 0) missing.push(t('assistant.missing.not_understood'))
      const answer: QuestionAnswer = { facts: [...new Set(found)].toSorted((a, b) => a.n - b.n), missing }
      return answer
    })
    return {
      select,
      answer: Effect.fn('assistant.answer-question')(function* (
        question: string,
        facility: FacilityFacts,
        language: Language,
        given: readonly QuestionTopic[] = [],
      ) {
        const { facts, missing } = yield* select(question, facility, language, given)
        return aboutFacility(
          facility.facility,
          facts,
          { sentences: sentencesOf(facts), missing },
          { t: translator.for(language), language },
        )
      }),
    }
  },
)
