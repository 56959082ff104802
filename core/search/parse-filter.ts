import type { FieldMessages } from '#core/kernel/failure.ts'
import { type Filter, type FilterField, type FilterGrammar, type FilterGroup, operators, operatorsOf } from './filter.ts'
import { matchOptions } from './match-options.ts'
import type { QueryParams } from './parse-selection.ts'

/** Maximum number of groups in a filter, values in a group, and characters in a value. */
const limits = { groups: 30, values: 100, characters: 200 } as const

const groupPattern = /^filter\[([a-z_]+)\]\[([a-z]+)\]$/
const integerPattern = /^-?\d{1,9}$/
const decimalPattern = /^\d{1,8}(\.\d)?$/
// PostgreSQL stores neither NUL characters nor unpaired surrogates.
const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed()

/** `a,b\,c` → `a` and `b,c`: a comma or backslash inside a value is escaped with a backslash. */
const valuesOf = (text: string): readonly string[] => {
  const values = ['']
  for (let at = 0; at < text.length; at++) {
    const one = text[at] ?? ''
    if (one === ',') values.push('')
    else values.push((values.pop() ?? '') + (one === '\\' && at + 1 < text.length ? (text[++at] ?? '') : one))
  }
  return values
}

const parseValues = (field: FilterField, texts: readonly string[]): FilterGroup['values'] | string => {
  const values = [...new Set(texts.flatMap(valuesOf))]
  if (values.length > limits.values || values.some((value) => value.length > limits.characters)) return 'FIELD_INVALID'
  if (values.some((value) => value === '')) return 'FIELD_REQUIRED'
  if (values.some(isUnstorable)) return 'FIELD_INVALID'
  if (field.kind === 'text') return values
  if (field.kind === 'number') {
    const { parts = 1 } = field
    const pattern = parts === 1 ? integerPattern : decimalPattern
    if (!values.every((value) => pattern.test(value))) return 'FIELD_INVALID'
    return [...new Set(values.map((value) => Math.round(Number(value) * parts) + 0))]
  }
  const { values: matched, unknown } = matchOptions({ options: field.options }, values)
  return unknown.length ? 'FIELD_INVALID' : matched
}

const parseGroup = (grammar: FilterGrammar, key: string, texts: readonly string[]): FilterGroup | string => {
  const [, name, operatorName] = groupPattern.exec(key) ?? []
  const field = grammar.fields.find((one) => one.name === name)
  const operator = operators.find((one) => one === operatorName)
  if (!field || !operator || !operatorsOf[field.kind].includes(operator)) return 'FIELD_UNKNOWN'
  const values = parseValues(field, texts)
  return typeof values === 'string' ? values : { field: field.name, operator, values }
}

/**
 * Parses the groups `filter[field][operator]=values` and `custom=names` of a query: values are repeated or
 * comma-separated, options named by URL value or id. Other parameters are ignored; a group outside the grammar, or an
 * empty one, makes the whole filter invalid.
 */
export const parseFilter = (grammar: FilterGrammar, query: QueryParams): Filter | { readonly wrong: FieldMessages } => {
  const keys = Object.keys(query).filter((key) => key.startsWith('filter'))
  const read = keys.map((key) => [key, parseGroup(grammar, key, query[key] ?? [])] as const)
  const custom = [...new Set((query['custom'] ?? []).flatMap((names) => names.split(',')))]
  const errors = [
    ...read.flatMap(([key, group]) => (typeof group === 'string' ? [[key, [group]] as const] : [])),
    ...(custom.every((name) => Object.hasOwn(grammar.custom, name)) ? [] : [['custom', ['FIELD_UNKNOWN']] as const]),
    ...(keys.length > limits.groups ? [['filter', ['FIELD_INVALID']] as const] : []),
  ]
  if (errors.length) return { wrong: Object.fromEntries(errors) }
  return { groups: read.flatMap(([, group]) => (typeof group === 'string' ? [] : [group])), custom }
}
