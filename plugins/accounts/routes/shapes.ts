import { Schema } from 'effect'

/** An account, or what else is named by its id in a path. */
export const ById = Schema.Struct({ id: Schema.String.check(Schema.isUUID(undefined, { message: 'FIELD_INVALID' })) })

/** What happened, in one word. */
export const StatusOf = <const Words extends readonly string[]>(...words: Words) => Schema.Struct({ status: Schema.Literals(words) })
