import { Schema } from 'effect'
import { NonBlankLine } from '#core/kernel/field-schemas.ts'
import { languages } from '#core/kernel/language.ts'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { RichText, StoredRichText } from '#core/rich-text/document.ts'
import { UploadView } from '#plugins/uploads/contract/upload.ts'
import { kindsOf, licences, newsLimits, newsSections, newsStatuses, newsVisibilities, postKinds } from './terms.ts'

const invalid = { message: 'FIELD_INVALID' }
const tooLong = { message: 'FIELD_TOO_LONG' }
const id = Schema.String.check(Schema.makeFilter(isUuid, invalid))
const moment = Schema.String.check(Schema.makeFilter((text: string) => !Number.isNaN(Date.parse(text)), invalid))
const day = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/, invalid))

const fields = {
  kind: Schema.Literals(postKinds),
  title: NonBlankLine(newsLimits.title),
  lead: Schema.String.check(Schema.isMaxLength(newsLimits.lead, tooLong)),
  content: RichText,
  visibility: Schema.Literals(newsVisibilities),
  moderator_only: Schema.Boolean,
  cover_id: Schema.NullOr(id),
  attachment_ids: Schema.Array(id).check(Schema.isMaxLength(newsLimits.attachments, tooLong)),
  /** Last day of a contest, ISO. */
  closes_on: Schema.NullOr(day),
  /** Tags of the categories `tagCategories`; one of a calendar day puts the post into the list of that day (row NE-04). */
  tag_ids: Schema.Array(id).check(Schema.isMaxLength(newsLimits.tags, tooLong)),
  language: Schema.Literals(languages),
  licence: Schema.Literals(licences),
  /** Name under which a material appears; empty for none. */
  author_name: Schema.String.check(Schema.isMaxLength(newsLimits.author, tooLong)),
}

const newFields = {
  title: fields.title,
  lead: Schema.optional(fields.lead),
  content: fields.content,
  cover_id: Schema.optional(fields.cover_id),
  attachment_ids: Schema.optional(fields.attachment_ids),
  closes_on: Schema.optional(fields.closes_on),
  tag_ids: Schema.optional(fields.tag_ids),
  language: Schema.optional(fields.language),
  publish_at: Schema.optional(Schema.NullOr(moment)),
  /** Confirms that consents are held for the children whom the pictures show. */
  consents: Schema.optional(Schema.Boolean),
}
const newStatus = Schema.optional(Schema.Literals(['draft', 'scheduled', 'published']))

/** New post of a facility. `publish_at`, ISO 8601, is required with the status `scheduled`, and must be in the future. */
export const NewNews = Schema.Struct({
  ...newFields,
  facility_id: id,
  kind: Schema.Literals(kindsOf.facility),
  visibility: Schema.optional(fields.visibility),
  moderator_only: Schema.optional(fields.moderator_only),
  status: newStatus,
})
export type NewNews = typeof NewNews.Type

/** New material of the teacher zone. A teacher hands it in (`pending`), an editor may publish or schedule it. */
export const NewMaterial = Schema.Struct({
  ...newFields,
  kind: Schema.optional(Schema.Literals(kindsOf.materials)),
  visibility: Schema.optional(fields.visibility),
  licence: Schema.optional(fields.licence),
  author_name: Schema.optional(fields.author_name),
  status: Schema.optional(Schema.Literals(['draft', 'pending', 'scheduled', 'published'])),
})
export type NewMaterial = typeof NewMaterial.Type

/** New post of the blog. */
export const NewPost = Schema.Struct({
  ...newFields,
  kind: Schema.Literals(kindsOf.blog),
  author_name: Schema.optional(fields.author_name),
  status: newStatus,
})
export type NewPost = typeof NewPost.Type

/** Changes of a post; a status is reached from the present one only as `nextStatuses` says. */
export const NewsChanges = Schema.Struct({
  id: Schema.String,
  version: Schema.optional(Schema.Number),
  kind: Schema.optional(fields.kind),
  title: Schema.optional(fields.title),
  lead: Schema.optional(Schema.NullOr(fields.lead)),
  content: Schema.optional(fields.content),
  visibility: Schema.optional(fields.visibility),
  moderator_only: Schema.optional(fields.moderator_only),
  cover_id: Schema.optional(fields.cover_id),
  attachment_ids: Schema.optional(fields.attachment_ids),
  closes_on: Schema.optional(fields.closes_on),
  tag_ids: Schema.optional(fields.tag_ids),
  language: Schema.optional(fields.language),
  licence: Schema.optional(fields.licence),
  author_name: Schema.optional(fields.author_name),
  status: Schema.optional(Schema.Literals(newsStatuses)),
  publish_at: Schema.optional(Schema.NullOr(moment)),
  consents: Schema.optional(Schema.Boolean),
})
export type NewsChanges = typeof NewsChanges.Type

const head = {
  id: Schema.String,
  section: Schema.Literals(newsSections),
  /** `null` in the teacher zone and in the blog. */
  facility_id: Schema.NullOr(Schema.String),
  slug: Schema.String,
  kind: fields.kind,
  title: Schema.String,
  lead: Schema.String,
  cover: Schema.NullOr(UploadView),
  visibility: fields.visibility,
  moderator_only: Schema.Boolean,
  /** Support has hidden it after a report. */
  hidden: Schema.Boolean,
  status: Schema.Literals(newsStatuses),
  /** Why a scheduled post was not published; `null` where nothing stands in the way. */
  held: Schema.NullOr(Schema.Literal('package-ended')),
  /** ISO 8601 UTC. */
  publish_at: Schema.NullOr(Schema.String),
  published_at: Schema.NullOr(Schema.String),
  updated_at: Schema.String,
  closes_on: Schema.NullOr(Schema.String),
  tag_ids: Schema.Array(Schema.String),
  language: fields.language,
  /** `null` outside of the teacher zone. */
  licence: Schema.NullOr(fields.licence),
  author_name: Schema.String,
  /** Why support did not accept a material, for those who write it; it can be appealed through the decision about it. */
  refusal: Schema.NullOr(
    Schema.Struct({
      outcome: Schema.Literals(['reject', 'revise']),
      reason: Schema.String,
      note: Schema.String,
      /** Text that was refused, by which the decision is found; `null` once it has changed. */
      revision: Schema.NullOr(Schema.String),
    }),
  ),
  /** The writer has confirmed that consents are held for the children whom the pictures show. */
  consents: Schema.Boolean,
  version: Schema.Number,
}

/** Post in a list. */
export const NewsHead = Schema.Struct(head).annotate({ identifier: 'NewsHead' })
export type NewsHead = typeof NewsHead.Type
export const NewsPage = PageOf(NewsHead)

/** Post as a whole; `uploads` are those that its content shows, with addresses that the caller may open. */
export const NewsView = Schema.Struct({
  ...head,
  content: StoredRichText,
  attachments: Schema.Array(UploadView),
  uploads: Schema.Array(UploadView),
  /** The caller may change it. */
  editable: Schema.Boolean,
}).annotate({ identifier: 'News' })
export type NewsView = typeof NewsView.Type

/** Posts of a facility that the caller may read, by page; those who write them filter by status. */
export const NewsQuery = Schema.Struct({
  facility_id: Schema.String,
  status: Schema.optional(Schema.Literals([...newsStatuses, ''])),
  ...pagingQuery,
}).check(onePosition)

/** Post in the feed of a user, with its facility. */
export const FeedItem = Schema.Struct({
  ...head,
  facility: Schema.Struct({ id: Schema.String, slug: Schema.String, name: Schema.String }),
}).annotate({ identifier: 'FeedItem' })
export type FeedItem = typeof FeedItem.Type
export const FeedPage = PageOf(FeedItem)

/** Page of a feed. */
export const FeedQuery = Schema.Struct(pagingQuery).check(onePosition)

/** Path parameter with a facility's slug. */
export const BySlug = Schema.Struct({ slug: Schema.String })

/** Path parameter of a post. */
export const ByNews = Schema.Struct({ id: Schema.String })

/** Earlier version of a post; `saved_by` is the first name and initial of who saved it. */
export const NewsVersion = Schema.Struct({
  number: Schema.Number,
  title: Schema.String,
  lead: Schema.String,
  content: StoredRichText,
  saved_at: Schema.String,
}).annotate({ identifier: 'NewsVersion' })
export type NewsVersion = typeof NewsVersion.Type
export const NewsVersions = Schema.Struct({ versions: Schema.Array(NewsVersion) })

/** Version to restore; the present content becomes an earlier version. */
export const RestoredNews = Schema.Struct({ id: Schema.String, number: Schema.Int, version: Schema.optional(Schema.Number) })
