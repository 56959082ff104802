import { Schema } from 'effect'
import { eventKind } from '#core/ports/events.ts'

/** Free-place counts became too old to show; `facilities` of them left the filter for free places. */
export const FreePlacesHidden = eventKind('catalogue.free-places-hidden', {
  /** Oldest date of a count that is still shown, ISO date. */
  since: Schema.String,
  facilities: Schema.Number,
})
