import type { Schema } from 'effect'

/** Returns a plain value as JSON, for subjects of reviews. */
export const asJson = (value: object): Schema.Json => JSON.parse(JSON.stringify(value)) as Schema.Json
