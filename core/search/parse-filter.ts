import type { FieldMessages } from '#core/kernel/failure.ts'
import { type Filter, type FilterField, type FilterGrammar, type FilterGroup, operators, operatorsOf } from './filter.ts'
import { matchOptions } from './pick-words.ts'
import type { Query } from './read-choice.ts'

/** Groups of one filter, values of one group, and characters of one value. */
const most = { groups: 30, values: 100, characters: 200 } as const

const shape = /^filter\[([a-z_]+)\]\[([a-z]+)\]$/
const whole = /^-?\d{1,9}$/
// PostgreSQL holds no NUL, and half a character is none.
const unreadable = (text: string) => text.includes('\0') || !text.isWellFormed()

/** `a,b\,c` → `a` and `b,c`: a comma or backslash of the value itself stands behind a backslash. */
const valuesOf = (text: string): readonly string[] => {
  const values = ['']
  for (let at = 0; at < text.length; at++) {
    const one = text[at] ?? ''
    if (one === ',') values.push('')
    else values.push((values.pop() ?? '') + (one === '\\' && at + 1 < text.length ? (text[++at] ?? '') : one))
  }
  return values
}

const readValues = (field: FilterField, written: readonly string[]): FilterGroup['values'] | string => {
  const values = [...new Set(written.flatMap(valuesOf))]
  if (values.length > most.values || values.some((value) => value.length > most.characters)) return 'FIELD_INVALID'
  if (values.some((value) => value === '')) return 'FIELD_REQUIRED'
  if (values.some(unreadable)) return 'FIELD_INVALID'
  if (field.kind === 'text') return values
  if (field.kind === 'number')
    return values.every((value) => whole.test(value)) ? [...new Set(values.map((value) => Number(value) + 0))] : 'FIELD_INVALID'
  const { values: picked, unknown } = matchOptions({ options: field.options }, values)
  return unknown.length ? 'FIELD_INVALID' : picked
}

const readGroup = (grammar: FilterGrammar, key: string, written: readonly string[]): FilterGroup | string => {
  const [, name, word] = shape.exec(key) ?? []
  const field = grammar.fields.find((one) => one.name === name)
  const operator = operators.find((one) => one === word)
  if (!field || !operator || !operatorsOf[field.kind].includes(operator)) return 'FIELD_UNKNOWN'
  const values = readValues(field, written)
  return typeof values === 'string' ? values : { field: field.name, operator, values }
}

/**
 * Reads the groups `filter[field][operator]=values` and `custom=names` of a query: values are repeated or parted by commas, tags named by address
 * part or id. What is no group is not looked at; a group outside the grammar, or one that says nothing, makes the whole filter unreadable.
 */
export const parseFilter = (grammar: FilterGrammar, query: Query): Filter | { readonly wrong: FieldMessages } => {
  const keys = Object.keys(query).filter((key) => key.startsWith('filter'))
  const read = keys.map((key) => [key, readGroup(grammar, key, query[key] ?? [])] as const)
  const custom = [...new Set((query['custom'] ?? []).flatMap((names) => names.split(',')))]
  const wrong = [
    ...read.flatMap(([key, group]) => (typeof group === 'string' ? [[key, [group]] as const] : [])),
    ...(custom.every((name) => Object.hasOwn(grammar.custom, name)) ? [] : [['custom', ['FIELD_UNKNOWN']] as const]),
    ...(keys.length > most.groups ? [['filter', ['FIELD_INVALID']] as const] : []),
  ]
  if (wrong.length) return { wrong: Object.fromEntries(wrong) }
  return { groups: read.flatMap(([, group]) => (typeof group === 'string' ? [] : [group])), custom }
}
