import type { Filter, FilterField, FilterGrammar, FilterGroup } from '#core/search/filter.ts'
import { allOf, arrayLiteral, type SqlCondition } from './sql-condition.ts'

const sqlOperators = { gt: '>', lt: '<', gte: '>=', lte: '<=' } as const

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Compares a field with any of the values; null matches nothing. */
const comparison = (field: FilterField, { operator, values }: FilterGroup): SqlCondition => {
  const list = (texts: readonly (string | number)[]) => [arrayLiteral(texts.map(String))]
  const from = `(${field.from})`
  if (field.kind === 'choice') return { sql: `${from} && ?::${field.of}[]`, parameters: list(values) }
  if (operator === 'icontains')
    return { sql: `${from} collate "pl-x-icu" ilike any (?::text[])`, parameters: list(values.map((value) => like(String(value)))) }
  const symbol = operator in sqlOperators ? sqlOperators[operator as keyof typeof sqlOperators] : '='
  return { sql: `${from} ${symbol} any (?::${field.kind === 'number' ? 'int' : 'text'}[])`, parameters: list(values) }
}

const groupCondition = (grammar: FilterGrammar, group: FilterGroup): SqlCondition => {
  const field = grammar.fields.find(({ name }) => name === group.field)
  if (!field) throw new Error(`Unknown filter field ${group.field}`)
  const compared = comparison(field, group)
  return group.operator === 'ne' ? { ...compared, sql: `not coalesce(${compared.sql}, false)` } : compared
}

/** Returns a filter as one condition; its SQL comes from the grammar only, all values are parameters. */
export const conditionOfFilter = (grammar: FilterGrammar, { groups, custom }: Filter): SqlCondition =>
  allOf([
    ...groups.map((group) => groupCondition(grammar, group)),
    ...custom.map((name) => ({ sql: grammar.custom[name] ?? 'false', parameters: [] })),
  ])
