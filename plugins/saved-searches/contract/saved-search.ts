import { Schema } from 'effect'
import { NonBlankText } from '#core/kernel/field-schemas.ts'
import { searchLimits } from './limits.ts'

/** Frequencies at which saved searches are repeated. */
export const frequencies = ['hourly', 'daily', 'off'] as const
export type SearchFrequency = (typeof frequencies)[number]

const Frequency = Schema.Literals(frequencies)
const Name = NonBlankText(searchLimits.name)
const Query = Schema.String.check(Schema.isMaxLength(searchLimits.query, { message: 'FIELD_TOO_LONG' }))

/** Search to save; `query`: that of the map's address with place and filters. */
export const NewSavedSearch = Schema.Struct({ name: Name, query: Query, frequency: Schema.optional(Frequency) })
export type NewSavedSearch = typeof NewSavedSearch.Type

/** Path parameter of a saved search. */
export const BySearch = Schema.Struct({ id: Schema.String })

/** Changes of a saved search. */
export const SavedSearchChanges = Schema.Struct({
  id: Schema.String,
  version: Schema.optional(Schema.Number),
  name: Schema.optional(Name),
  frequency: Schema.optional(Frequency),
})
export type SavedSearchChanges = typeof SavedSearchChanges.Type

/** Saved search: facilities that matched when it was last repeated, and those told since the user last looked. */
export const SavedSearchView = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  query: Schema.String,
  frequency: Frequency,
  matches: Schema.Number,
  new_hits: Schema.Number,
  checked_at: Schema.String,
  created_at: Schema.String,
  /** Its text or place means something else than when it was saved, or nothing: it is not told about until it is saved anew. */
  outdated: Schema.Boolean,
  version: Schema.Number,
}).annotate({ identifier: 'SavedSearch' })
export type SavedSearchView = typeof SavedSearchView.Type
export const SavedSearches = Schema.Struct({ searches: Schema.Array(SavedSearchView) })

/** Query about saving a search. */
export const PreviewQuery = Schema.Struct({ query: Query })
export type PreviewQuery = typeof PreviewQuery.Type

/** Reasons why a search cannot be saved. */
export const refusals = ['unsavable', 'too_broad', 'exists', 'full'] as const

/** Answer to whether a search can be saved, with the number of facilities that match it now. */
export const PreviewView = Schema.Struct({
  matches: Schema.Number,
  place: Schema.NullOr(Schema.String),
  reason: Schema.NullOr(Schema.Literals(refusals)),
})
export type PreviewView = typeof PreviewView.Type

/** Outcome of an end, which may be repeated. */
export const EndedView = Schema.Struct({ ended: Schema.Literal(true) })
