import { Schema, SchemaAST } from 'effect'
import { isUuid } from '../kernel/uuid.ts'

/** Kind of values that their type in the domain does not say: a UUID, a moment, a day, a whole number, a hash. */
export type ColumnKind = 'uuid' | 'moment' | 'day' | 'integer' | 'small' | 'hash'

const invalid = { message: 'FIELD_INVALID' }
const kindKey = 'column'

/** Id of a record or of an upload: a UUID. */
export const Id = Schema.String.check(Schema.makeFilter(isUuid, invalid)).annotate({ [kindKey]: 'uuid' })

/** Moment, ISO 8601; UTC with milliseconds where the server writes it. */
export const Moment = Schema.String.check(Schema.makeFilter((text: string) => !Number.isNaN(Date.parse(text)), invalid)).annotate({
  [kindKey]: 'moment',
})

/** Day, ISO 8601: `2026-11-29`. */
export const Day = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/, invalid)).annotate({ [kindKey]: 'day' })

/** Whole number. */
export const Whole = Schema.Number.check(Schema.isInt(invalid)).annotate({ [kindKey]: 'integer' })

/** Whole number between two others, such as an amount in grosze. */
export const WholeBetween = (bounds: { readonly minimum: number; readonly maximum: number }) =>
  Schema.Int.check(Schema.isBetween(bounds, invalid)).annotate({ [kindKey]: 'integer' })

/** Whole number between two small ones, such as a score. */
export const Small = (bounds: { readonly minimum: number; readonly maximum: number }) =>
  Schema.Int.check(Schema.isBetween(bounds, invalid)).annotate({ [kindKey]: 'small' })

/** SHA-256 hash in the text form of PostgreSQL: `\x` and hexadecimal digits. */
export const Hash = Schema.String.annotate({ [kindKey]: 'hash' })

/** Returns the kind of a column, when one of the Schemas above says it. */
export const columnKindOf = (ast: SchemaAST.AST): ColumnKind | undefined => SchemaAST.resolve(ast)?.[kindKey] as ColumnKind | undefined
