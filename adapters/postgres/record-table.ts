import { defineEntity, type EntitySchema, type InferEntityFromProperties, p } from '@mikro-orm/core'
import type { Schema, SchemaAST } from 'effect'
import { columnKindOf } from '#core/records/columns.ts'
import { IsoTimestamp, Sha256 } from './column-types.ts'

interface RecordTable<Names, Others> {
  /** Name of the entity. */
  readonly name: string
  readonly tableName: string
  /** Fields of the primary key. */
  readonly primary: readonly Names[]
  /** Columns that the record does not have, nullable or with a default. */
  readonly others?: Others
}

/**
 * Declares the table of a record, one column for each field of its Schema, under the same name: ids, moments, days,
 * whole numbers and hashes are what core's Schemas of columns say, lists and groups are JSON.
 */
export const recordTable = <
  S extends Schema.Struct<Schema.Struct.Fields>,
  Others extends Readonly<Record<string, object>> = Record<never, never>,
>(
  record: S,
  { name, tableName, primary, others }: RecordTable<keyof S['Type'], Others>,
): EntitySchema<S['Type'] & InferEntityFromProperties<Others>> => {
  const columns = Object.entries(record.fields).map(([field, { ast }]) => {
    const { column, isNullable } = columnOf(ast)
    if (primary.includes(field as keyof S['Type'])) return [field, column.primary()]
    return [field, isNullable ? column.strictNullable() : column]
  })
  return defineEntity({
    name,
    tableName,
    properties: { ...Object.fromEntries(columns), ...others },
  }) as unknown as EntitySchema<S['Type'] & InferEntityFromProperties<Others>>
}

/** Returns the alternatives of a Schema: literals of a nullable one are a union in a union. */
const alternativesOf = (ast: SchemaAST.AST): readonly SchemaAST.AST[] => (ast._tag === 'Union' ? ast.types.flatMap(alternativesOf) : [ast])

const columnOf = (ast: SchemaAST.AST) => {
  const alternatives = alternativesOf(ast)
  const values = alternatives.filter(({ _tag }) => _tag !== 'Null')
  const [value] = values
  return { isNullable: values.length < alternatives.length, column: value === undefined ? p.json() : columnOfValue(value) }
}

const columnOfValue = (ast: SchemaAST.AST) => {
  const kind = columnKindOf(ast)
  if (kind === 'uuid') return p.uuid()
  if (kind === 'moment') return p.type(IsoTimestamp)
  if (kind === 'day') return p.date()
  if (kind === 'integer') return p.integer()
  if (kind === 'small') return p.smallint()
  if (kind === 'hash') return p.type(Sha256)
  if (ast._tag === 'Boolean') return p.boolean()
  // Literals are texts: kinds and statuses.
  if (ast._tag === 'String' || ast._tag === 'Literal') return p.text()
  return p.json()
}
