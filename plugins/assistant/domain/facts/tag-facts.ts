import { type OwnershipKey, ownershipKeys } from '#core/facilities/legal-type.ts'
import type { Facts } from '#core/facilities/statement.ts'
import { messageKey, type PartOf } from '#core/kernel/message-key.ts'
import type { Fact, Topic } from './fact.ts'
import { type FactSentence, labels, stated } from './stated.ts'

/** Tags by the topic that they answer. */
const topicTags: readonly (readonly [Topic, readonly string[]])[] = [
  ['operator', ownershipKeys.slice(0, ownershipKeys.indexOf('montessori'))],
  ['meals', ['own_kitchen', 'catering', 'special_diets', 'vegetarian_meals', 'organic_food', 'breast_milk', 'dietitian']],
  [
    'languages',
    [
      'english_lessons',
      'bilingual_groups',
      'german_lessons',
      'spanish_lessons',
      'french_lessons',
      'ukrainian_lessons',
      'sign_language',
      'ukrainian_groups',
      'language',
    ],
  ],
  [
    'accessibility',
    ['accessible', 'lift', 'special_educator', 'early_support', 'autism_support', 'physiotherapy', 'integration', 'special', 'therapeutic'],
  ],
]

/** Returns the topic that a tag answers; `null`: none but that of its list. */
export const topicOfTag = (tag: string): Topic | null => topicTags.find(([, tags]) => tags.includes(tag))?.[0] ?? null

const feature = (key: string) => messageKey('tags.features', key as PartOf<'tags.features'>)

/** Returns the amenities of a facility: those of each topic together, and each for the question whether it is there. */
const featureSentences = (keys: readonly string[]): readonly FactSentence[] => [
  ...[...Map.groupBy(keys, topicOfTag)].map(([topic, tags]) => ({
    topics: topic ? [topic, 'features' as const] : ['features' as const],
    template: 'features' as const,
    values: { features: labels(...tags.map(feature)) },
  })),
  ...keys.map((key) => ({ topics: [], template: 'feature' as const, values: { feature: labels(feature(key)) }, tags: [key] })),
]

const ownership = (key: OwnershipKey) => messageKey('tags.ownership', key)

const ownershipSentences = (keys: readonly OwnershipKey[]): readonly FactSentence[] => [
  ...[...Map.groupBy(keys, topicOfTag)].map(([topic, tags]) => ({
    topics: [topic ?? 'description'],
    template: topic === 'operator' ? ('ownership' as const) : ('profile' as const),
    values: { tags: labels(...tags.map(ownership)) },
  })),
  ...keys.map((key) => ({ topics: [], template: 'has_profile' as const, values: { tag: labels(ownership(key)) }, tags: [key] })),
]

/** Returns who runs a facility in a word, its methods and amenities. */
export const tagFacts = (facts: Facts): readonly Fact[] => [
  ...stated(facts, 'ownership', ownershipSentences),
  ...stated(facts, 'features', featureSentences),
  ...stated(facts, 'accessible', (accessible) => [
    { topics: ['accessibility'], template: accessible ? 'accessible' : 'not_accessible', tags: ['accessible'] },
  ]),
]
