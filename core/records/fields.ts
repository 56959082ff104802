import { Schema } from 'effect'

/**
 * Field of a record that its writer gives: the values that it may have, and the one that a new record has without it. A
 * field without such a value is required.
 */
export interface Field<S extends Schema.Top = Schema.Top> {
  readonly schema: S
  readonly initial?: S['Type']
}
export type Fields = Readonly<Record<string, Field>>

/** Declares a field that each new record needs. */
export const required = <S extends Schema.Top>(schema: S): { readonly schema: S } => ({ schema })

/** Declares a field that a new record may go without. */
export const withInitial = <S extends Schema.Top>(
  schema: S,
  initial: NoInfer<S['Type']>,
): { readonly schema: S; readonly initial: S['Type'] } => ({ schema, initial })

type SchemasOf<F extends Fields> = { readonly [Name in keyof F]: F[Name]['schema'] }
type InputOf<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends { readonly initial: unknown } ? Schema.optional<F[Name]['schema']> : F[Name]['schema']
}
type ChangesOf<F extends Fields> = { readonly [Name in keyof F]: Schema.optional<F[Name]['schema']> }
/** Values of the fields of a record. */
export type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: F[Name]['schema']['Type'] }

const mapFields = (fields: Fields, of: (field: Field) => Schema.Top) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field)]))

/** Returns the Schemas of the fields, for the record and for its views. */
export const schemasOf = <F extends Fields>(fields: F): SchemasOf<F> => mapFields(fields, ({ schema }) => schema) as SchemasOf<F>

/** Returns the Schemas of the input of a new record. */
export const inputOf = <F extends Fields>(fields: F): InputOf<F> =>
  mapFields(fields, (field) => ('initial' in field ? Schema.optional(field.schema) : field.schema)) as InputOf<F>

/** Returns the Schemas of changes of a record, each of which may be absent. */
export const changesOf = <F extends Fields>(fields: F): ChangesOf<F> =>
  mapFields(fields, ({ schema }) => Schema.optional(schema)) as ChangesOf<F>

const cleaned = (value: unknown) => (typeof value === 'string' ? value.trim() : value)

/** Returns the fields of a new record: what was given, texts without spaces around them, else the initial values. */
export const filled = <F extends Fields>(fields: F, given: { readonly [Name in keyof F]?: unknown }): ValuesOf<F> =>
  Object.fromEntries(Object.entries(fields).map(([name, { initial }]) => [name, cleaned(given[name] ?? initial)])) as ValuesOf<F>

/** Returns the fields that a change gives, texts without spaces around them; `null` for what is never `null` clears it. */
export const changed = <F extends Fields>(fields: F, changes: { readonly [Name in keyof F]?: unknown }): Partial<ValuesOf<F>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { initial = null }]) =>
      changes[name] === undefined ? [] : [[name, cleaned(changes[name] ?? initial)]],
    ),
  ) as Partial<ValuesOf<F>>

/** Returns the members of a value that a Schema has, by which a view shows no others. */
export const pick = <Names extends object, Value extends object>(names: Names, value: Value): Pick<Value, keyof Names & keyof Value> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name in names)) as Pick<Value, keyof Names & keyof Value>
