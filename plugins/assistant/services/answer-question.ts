import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { Language } from '#core/kernel/language.ts'
import { asMessageKey, messageKey } from '#core/kernel/message-key.ts'
import { Translator } from '#core/ports/translator.ts'
import { isOptionList } from '#core/search/facet-selection.ts'
import { SentenceReader, type SentenceReading } from '#plugins/search/contract/sentence-reader.ts'
import type { Topic } from '../domain/fact.ts'
import { intentsOf } from '../domain/intents.ts'
import type { NumberedFact } from '../domain/numbered-facts.ts'
import { aboutFacility, sentencesOf } from './answer-parts.ts'
import type { FacilityFacts } from './read-facts.ts'

/** Topics of filters that a question may name: `czy są wolne miejsca`, `czy czynne w soboty`. */
const topicOfFacet: Readonly<Record<string, Topic>> = {
  has_vacancies: 'places',
  open_saturday: 'hours',
  price: 'price',
}
const tagFacets = ['features', 'ownership']

interface AskedTag {
  readonly key: string
  readonly label: string
}

/** Returns the tags of amenities and methods that a question names: `czy jest logopeda`. */
const askedTags = ({ parts, availableFacets }: SentenceReading): readonly AskedTag[] =>
  tagFacets.flatMap((key) => {
    const facet = availableFacets.find((one) => one.key === key)
    const values = parts.flatMap(({ selection: { [key]: selected } }) => (selected && isOptionList(selected) ? selected : []))
    if (facet?.kind !== 'choice') return []
    return facet.options.filter(({ value }) => values.includes(value)).map(({ label }) => ({ key: label.split('.').at(-1) ?? '', label }))
  })

/** Facts that answer a question, and what it asks for that no source states. */
export interface QuestionAnswer {
  readonly facts: readonly NumberedFact[]
  readonly missing: readonly string[]
}

/** Answers questions about one facility from its facts; what no source states is said. */
export const AnswerQuestion = define(
  'assistant/AnswerQuestion',
  { reader: SentenceReader, translator: Translator },
  ({ reader, translator }) => {
    const select = Effect.fn('assistant.select-facts')(function* (question: string, { facts }: FacilityFacts, language: Language) {
      const t = translator.for(language)
      const reading = yield* reader(question, language)
      const intents = intentsOf(question)
      const fromFilters = reading.parts.flatMap(({ selection }) => Object.keys(selection).flatMap((key) => topicOfFacet[key] ?? []))
      const tags = askedTags(reading)
      const ofTags = tags.flatMap(({ key }) => facts.filter((fact) => fact.tags.includes(key)))
      const missingTags = tags.filter(({ key }) => !facts.some((fact) => fact.tags.includes(key)))
      const asked = [...new Set([...intents, ...fromFilters])].filter(
        (topic): topic is Topic => topic !== 'contact' && topic !== 'opinions',
      )
      // A tag answers for itself: “is there a speech therapist” does not ask for all amenities.
      const narrowed =
        tags.length > 0
          ? asked.filter((topic) => !['features', 'activities', 'operator', 'languages', 'meals', 'accessibility'].includes(topic))
          : asked
      const ofTopics = narrowed.flatMap((topic) => facts.filter(({ topics }) => topics.includes(topic)))
      const missingTopics = narrowed.filter((topic) => !facts.some(({ topics, doubted }) => topics.includes(topic) && !doubted))
      const answer: QuestionAnswer = {
        facts: [...new Set([...ofTags, ...ofTopics])].toSorted((a, b) => a.n - b.n),
        missing: [
          ...missingTags.map(({ label }) => t('assistant.missing.tag', { tag: t(asMessageKey(label)) })),
          ...missingTopics.map((topic) => t('assistant.missing.topic', { topic: t(messageKey('assistant.topic', topic)) })),
          ...(intents.includes('contact') ? [t('assistant.missing.contact')] : []),
          ...(asked.length + tags.length === 0 && !intents.includes('contact') ? [t('assistant.missing.not_understood')] : []),
        ],
      }
      return answer
    })
    return {
      select,
      asksForOpinions: (question: string) => intentsOf(question).includes('opinions'),
      answer: Effect.fn('assistant.answer-question')(function* (question: string, facility: FacilityFacts, language: Language) {
        const { facts, missing } = yield* select(question, facility, language)
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
