import { Schema } from 'effect'

const Percent = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100 }, { message: 'FIELD_INVALID' }))

/** A `FocalPoint` as requests and tables have it. */
export const FocalPointSchema = Schema.Struct({ x: Percent, y: Percent }).annotate({ identifier: 'FocalPoint' })
