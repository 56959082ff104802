import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** Facility of a mail, with what its card says. */
export const FoundFacility = Schema.Struct({
  name: Schema.String,
  city: Schema.String,
  tuition_month: Schema.NullOr(Schema.Number),
  family_cost: Schema.optionalKey(Schema.NullOr(Schema.Number)),
  family_cost_meals: Schema.optionalKey(Schema.Boolean),
  free_places: Schema.NullOr(Schema.Number),
  free_places_on: Schema.NullOr(Schema.String),
  open_at: Schema.NullOr(Schema.Number),
  close_at: Schema.NullOr(Schema.Number),
})
export type FoundFacility = typeof FoundFacility.Type

/** Raised when facilities match a saved search, or have free places, that had not before; `facilities`: names of the first ones. */
export const SavedSearchHit = eventKind('saved-searches.hit', {
  searchId: Schema.String,
  accountId: Schema.String,
  search: Schema.String,
  query: Schema.String,
  count: Schema.Number,
  facilities: Schema.Array(Schema.String),
  /** The same ones with what their cards say; absent in events of before. */
  cards: Schema.optional(Schema.Array(FoundFacility)),
  /** Address that ends the messages about this search by one click. */
  unsubscribe: Schema.String,
})
export type SavedSearchHit = EventOf<typeof SavedSearchHit>
