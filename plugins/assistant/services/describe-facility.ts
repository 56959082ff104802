import type { Language } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { Translate } from '#core/ports/translator.ts'
import type { Length } from '../contract/answer.ts'
import type { Topic } from '../domain/facts/fact.ts'
import type { NumberedFact } from '../domain/facts/numbered-facts.ts'
import { aboutFacility, sentencesOf } from './answer-parts.ts'
import type { FacilityFacts } from './read-facts.ts'

/** Topics of a description by its length, in their order; the last ones are those that owners forget. */
const topicsOf: Readonly<Record<Length, readonly Topic[]>> = {
  short: ['type', 'address', 'hours'],
  medium: ['type', 'address', 'operator', 'description', 'hours', 'price', 'meals', 'places', 'languages', 'accessibility', 'features'],
  long: [
    'type',
    'address',
    'operator',
    'description',
    'hours',
    'price',
    'meals',
    'places',
    'age',
    'languages',
    'accessibility',
    'groups',
    'activities',
    'features',
    'day-plan',
    'recruitment',
  ],
}

/** Returns the facts of a description in the order of its topics, without doubted and personal ones. */
export const factsOfDescription = (facts: readonly NumberedFact[], length: Length): readonly NumberedFact[] => {
  const found = topicsOf[length].flatMap((topic) =>
    facts.filter(({ topics, doubted, personal }) => topics.includes(topic) && !doubted && !personal),
  )
  return [...new Set(found)]
}

/** Writes a description from the facts of a facility, and says what is missing in it. */
export const describeFacility = (
  { facility, facts }: FacilityFacts,
  length: Length,
  i18n: { readonly t: Translate; readonly language: Language },
) => {
  const used = factsOfDescription(facts, length)
  // The draft is the description that may be missing.
  const missing = topicsOf[length].filter((topic) => topic !== 'description' && !used.some(({ topics }) => topics.includes(topic)))
  const missingTopics = missing.map((topic) => i18n.t('assistant.missing.topic', { topic: i18n.t(messageKey('assistant.topic', topic)) }))
  return aboutFacility(facility, used, { sentences: sentencesOf(used), missing: missingTopics }, i18n)
}
