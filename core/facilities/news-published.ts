import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'

/** A post of a facility was published, once for each post; `isPublic`: everybody reads it. */
export const NewsPublished = eventKind('facility.news-published', {
  newsId: Schema.String,
  facilityId: Schema.String,
  slug: Schema.String,
  title: Schema.String,
  isPublic: Schema.Boolean,
})
export type NewsPublished = EventOf<typeof NewsPublished>
