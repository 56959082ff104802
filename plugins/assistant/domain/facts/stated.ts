import type { FacilityFields, FieldName } from '#core/facilities/fields.ts'
import type { Facts, Provenance } from '#core/facilities/statement.ts'
import type { MessageKey } from '#core/kernel/message-key.ts'
import type { Fact, FactValue } from './fact.ts'

export const text = (value: string): FactValue => ({ kind: 'text', text: value })
export const number = (value: number): FactValue => ({ kind: 'number', number: value })
export const time = (minutes: number): FactValue => ({ kind: 'time', minutes })
export const day = (value: string): FactValue => ({ kind: 'day', day: value })
export const labels = (...keys: readonly MessageKey[]): FactValue => ({ kind: 'labels', labels: keys })

/** Longest text of a source in a sentence, characters. */
const maxText = 300

/** Cuts a text of a source to a length. */
export const shortened = (value: string, limit = maxText): string =>
  value.length > limit ? `${value.slice(0, limit - 1).trimEnd()}…` : value

/** Fact without what it has from its field. */
export type FactSentence = Pick<Fact, 'topics' | 'template'> & Partial<Pick<Fact, 'values' | 'tags' | 'name' | 'personal'>>

const provenanceOf = ({ source, number: n, on }: Provenance): Provenance => ({ source, number: n, on })

/** Returns sentences as facts of a statement. */
export const factsFrom = (field: FieldName, from: Provenance, sentences: readonly FactSentence[], doubted = false): readonly Fact[] =>
  sentences.map(({ values = {}, tags = [], personal = false, ...sentence }) => ({
    ...sentence,
    values,
    tags,
    personal,
    field,
    from: provenanceOf(from),
    doubted,
  }))

/** Returns the facts of one field, if a source states it. */
export const stated = <Field extends FieldName>(
  facts: Facts,
  field: Field,
  sentences: (value: FacilityFields[Field]) => readonly FactSentence[],
): readonly Fact[] => {
  const fact = facts[field]
  return fact ? factsFrom(field, fact, sentences(fact.value as FacilityFields[Field])) : []
}
