import type { FieldName } from '#core/facilities/fields.ts'
import type { Fact } from './fact.ts'

/** Sentence of a fact in one language, with its number in the answer. */
export interface NumberedFact extends Omit<Fact, 'field' | 'template' | 'values'> {
  readonly n: number
  readonly text: string
  readonly field: FieldName | 'opinions' | 'staff'
}
