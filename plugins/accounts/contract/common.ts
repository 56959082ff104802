import { Schema } from 'effect'

/** Path parameter with a UUID. */
export const ById = Schema.Struct({ id: Schema.String.check(Schema.isUUID(undefined, { message: 'FIELD_INVALID' })) })

/** Response with a status. */
export const StatusOf = <const Values extends readonly string[]>(...values: Values) => Schema.Struct({ status: Schema.Literals(values) })
