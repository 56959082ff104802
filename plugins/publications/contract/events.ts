import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'
import { newsVisibilities } from './terms.ts'

/** Something that readers see of a facility's posts has changed. */
export const NewsChanged = eventKind('publications.changed', { facilityId: Schema.String })
export type NewsChanged = EventOf<typeof NewsChanged>

/** A post was published, once for each post. */
export const NewsPublished = eventKind('publications.published', {
  newsId: Schema.String,
  facilityId: Schema.String,
  slug: Schema.String,
  title: Schema.String,
  visibility: Schema.Literals(newsVisibilities),
})
export type NewsPublished = EventOf<typeof NewsPublished>
