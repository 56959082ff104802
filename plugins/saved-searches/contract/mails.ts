import { Schema } from 'effect'

const text = Schema.String

/** New facilities of a saved search: names of the first ones, one in a line; `query`: of the map's address with all results. */
export const HitMail = Schema.Struct({ name: text, at: text, search: text, count: text, lines: text, query: text })
export type HitMail = typeof HitMail.Type
