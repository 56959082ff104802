import type { FieldName } from '#core/facilities/fields.ts'
import type { Provenance } from '#core/facilities/statement.ts'
import type { MessageKey, PartOf } from '#core/kernel/message-key.ts'
import type { QuestionTopic } from '#core/search/reading/meaning.ts'

/** Subject of a fact; `type` is part of descriptions alone. */
export type Topic = QuestionTopic | 'type'

/** Value in a sentence, before it is formatted for a language. */
export type FactValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'money'; readonly grosze: number }
  | { readonly kind: 'time'; readonly minutes: number }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'labels'; readonly labels: readonly MessageKey[] }

/** Sentence of one fact of a facility: the template, its values, and the statement that it comes from. */
export interface Fact {
  /** Topics whose questions it answers; empty where it answers a question for its tag or name alone. */
  readonly topics: readonly Topic[]
  readonly field: FieldName
  readonly from: Provenance
  readonly template: PartOf<'assistant.fact'>
  readonly values: Readonly<Record<string, FactValue>>
  /** Keys of the feature and ownership tags that it answers for. */
  readonly tags: readonly string[]
  /** Name of an activity, as the facility writes it. */
  readonly name?: string
  /** The source states something unlikely, which the sentence says. */
  readonly doubted: boolean
  /** Words of the facility itself, or names of people: they are in no draft, and sent to no language model. */
  readonly personal: boolean
}
