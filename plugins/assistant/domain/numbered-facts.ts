import type { FieldName } from '#core/facilities/fields.ts'
import type { Provenance } from '#core/facilities/statement.ts'
import type { Topic } from './fact.ts'

/** Sentence of a fact in one language, with its number in the answer. */
export interface NumberedFact {
  readonly n: number
  readonly text: string
  readonly field: FieldName | 'opinions'
  readonly from: Provenance
  readonly topics: readonly Topic[]
  readonly tags: readonly string[]
  readonly doubted: boolean
}
