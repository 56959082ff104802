import type { FieldName } from '#core/facilities/fields.ts'
import type { Provenance } from '#core/facilities/statement.ts'
import type { MessageKey, PartOf } from '#core/kernel/message-key.ts'

/** Topics that parents ask about, in the order of a description. */
export const topics = [
  'type',
  'address',
  'operator',
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
  'day_plan',
  'recruitment',
  'website',
] as const
export type Topic = (typeof topics)[number]

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
  readonly topics: readonly Topic[]
  readonly field: FieldName
  readonly from: Provenance
  readonly template: PartOf<'assistant.fact'>
  readonly values: Readonly<Record<string, FactValue>>
  /** Keys of the feature and ownership tags that the sentence names. */
  readonly tags: readonly string[]
  /** The source states something unlikely, which the sentence says. */
  readonly doubted: boolean
}
