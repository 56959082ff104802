import { isRaw, JsonProperty, Utils } from '@mikro-orm/core'

/** Statement with `$1`, `$2`, … and their values. */
export interface BoundStatement {
  readonly text: string
  readonly values: readonly unknown[]
}

const int4Max = 2 ** 31 - 1

/** Returns the type that PostgreSQL gives the number as a literal. */
const numberType = (value: number) => {
  if (!Number.isInteger(value)) return 'numeric'
  return Math.abs(value) <= int4Max ? 'int4' : Number.isSafeInteger(value) ? 'int8' : 'numeric'
}

/**
 * Replaces the placeholders of MikroORM (`?` for values, `??` for identifiers, `\?` for a question mark) by parameters
 * of PostgreSQL. A parameter has the type of the literal that MikroORM would write: numbers and booleans their own,
 * all else the type that the statement expects.
 */
export const bindParameters = (sql: string, parameters: readonly unknown[], quoteIdentifier: (name: string) => string): BoundStatement => {
  if (parameters.length === 0) return { text: sql, values: [] }
  const values: unknown[] = []
  const add = (value: unknown, type = '') => `$${values.push(value)}${type && `::${type}`}`

  const bind = (value: unknown): string => {
    if (isRaw(value)) return replace(value.sql, value.params)
    if (value === null || value === undefined) return 'null'
    if (Array.isArray(value)) return value.map(bind).join(', ')
    if (typeof value === 'number') return add(value, numberType(value))
    if (typeof value === 'boolean') return add(value, 'boolean')
    if (typeof value === 'bigint') return add(String(value))
    if (Utils.isPlainObject(value) || (typeof value === 'object' && JsonProperty in value)) return add(JSON.stringify(value))
    return add(value)
  }
  const replace = (text: string, given: readonly unknown[]): string => {
    if (given.length === 0) return text
    const rest = [...given]
    return text.replace(/\\\?|\?\??/g, (found) => {
      if (found === '\\?') return '?'
      return found === '??' ? quoteIdentifier(rest.shift() as string) : bind(rest.shift())
    })
  }
  return { text: replace(sql, parameters), values }
}
