import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'
import { newsSections } from './terms.ts'

/** Something that readers see of the posts of a facility or section has changed. */
export const NewsChanged = eventKind('publications.changed', {
  section: Schema.Literals(newsSections),
  facilityId: Schema.NullOr(Schema.String),
})
export type NewsChanged = EventOf<typeof NewsChanged>

/**
 * Raised for each batch of readers of a new post. `path`: where a signed-in reader finds it; `picture`: path of the
 * cover of a public post, else empty. Without `channels` the preferences of the reader count.
 */
export const PostAnnounced = eventKind('publications.announced', {
  newsId: Schema.String,
  facility: Schema.String,
  title: Schema.String,
  lead: Schema.String,
  author: Schema.String,
  path: Schema.String,
  picture: Schema.String,
  recipients: Schema.Array(
    Schema.Struct({
      accountId: Schema.String,
      channels: Schema.NullOr(Schema.Array(Schema.Literals(['in_app', 'email']))),
      unsubscribe: Schema.NullOr(Schema.String),
    }),
  ),
})
export type PostAnnounced = EventOf<typeof PostAnnounced>

/** Data of events about a material that support has examined; `accountId`: its author. */
const aboutMaterial = { newsId: Schema.String, slug: Schema.String, title: Schema.String, accountId: Schema.NullOr(Schema.String) }

/** A material that a teacher has handed in is published. */
export const MaterialAccepted = eventKind('publications.material-accepted', aboutMaterial)
export type MaterialAccepted = EventOf<typeof MaterialAccepted>

/** A material was not accepted, or returned to its author; `revision`: the text, by which the decision is found. */
export const MaterialRefused = eventKind('publications.material-refused', {
  ...aboutMaterial,
  outcome: Schema.Literals(['reject', 'revise']),
  reason: Schema.String,
  note: Schema.String,
  revision: Schema.String,
})
export type MaterialRefused = EventOf<typeof MaterialRefused>
