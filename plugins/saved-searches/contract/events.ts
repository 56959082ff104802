import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** Raised when facilities match a saved search, or have free places, that had not before; `facilities`: names of the first ones. */
export const SavedSearchHit = eventKind('saved-searches.hit', {
  searchId: Schema.String,
  accountId: Schema.String,
  search: Schema.String,
  query: Schema.String,
  count: Schema.Number,
  facilities: Schema.Array(Schema.String),
  /** Address that ends the messages about this search by one click. */
  unsubscribe: Schema.String,
})
export type SavedSearchHit = EventOf<typeof SavedSearchHit>
