import { Schema } from 'effect'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'
import { Id, Moment, Whole } from '#core/records/columns.ts'
import { changesOf, inputOf, schemasOf } from '#core/records/fields.ts'
import { StoredRichText } from '#core/rich-text/document.ts'
import { UploadView } from '#plugins/uploads/contract/upload.ts'
import { fieldsOfSection, newsFields } from './news-fields.ts'
import { kindsOf, newsSections, newsStatuses } from './terms.ts'

const publish_at = Schema.optional(Schema.NullOr(Moment))
const newStatus = Schema.optional(Schema.Literals(['draft', 'scheduled', 'published']))

/** New post of a facility. `publish_at`, ISO 8601, is required with the status `scheduled`, and must be in the future. */
export const NewNews = Schema.Struct({
  ...inputOf(fieldsOfSection.facility),
  publish_at,
  facility_id: Id,
  kind: Schema.Literals(kindsOf.facility),
  status: newStatus,
})
export type NewNews = typeof NewNews.Type

/** New material of the teacher zone. A teacher hands it in (`pending`), an editor may publish or schedule it. */
export const NewMaterial = Schema.Struct({
  ...inputOf(fieldsOfSection.materials),
  publish_at,
  kind: Schema.optional(Schema.Literals(kindsOf.materials)),
  status: Schema.optional(Schema.Literals(['draft', 'pending', 'scheduled', 'published'])),
})
export type NewMaterial = typeof NewMaterial.Type

/** New post of the blog. */
export const NewPost = Schema.Struct({
  ...inputOf(fieldsOfSection.blog),
  publish_at,
  kind: Schema.Literals(kindsOf.blog),
  status: newStatus,
})
export type NewPost = typeof NewPost.Type

/** Changes of a post; a status is reached from the present one only as `nextStatuses` says. */
export const NewsChanges = Schema.Struct({
  ...changesOf(newsFields),
  /** `null` clears it. */
  lead: Schema.optional(Schema.NullOr(newsFields.lead.schema)),
  id: Schema.String,
  version: Schema.optional(Schema.Number),
  status: Schema.optional(Schema.Literals(newsStatuses)),
  publish_at,
})
export type NewsChanges = typeof NewsChanges.Type

/** Why support did not accept a material. */
export const NewsRefusal = Schema.Struct({ outcome: Schema.Literals(['reject', 'revise']), reason: Schema.String, note: Schema.String })

const { content: _, cover_id: __, cover_focus: ___, attachment_ids: ____, ...fieldsInLists } = schemasOf(newsFields)

/** Members of a post that its readers, and those who write it, see as they are stored. */
export const shownNews = {
  ...fieldsInLists,
  id: Id,
  section: Schema.Literals(newsSections),
  /** `null` in the teacher zone and in the blog. */
  facility_id: Schema.NullOr(Id),
  /** Unique among the posts of the facility, or of the section, and never changed, since it is an address. */
  slug: Schema.String,
  /** Support has hidden it after a report; only writers see it. */
  hidden: Schema.Boolean,
  status: Schema.Literals(newsStatuses),
  /** Why a scheduled post was not published; `null` where nothing stands in the way. */
  held: Schema.NullOr(Schema.Literal('package-ended')),
  /** ISO 8601 UTC, as all moments. */
  publish_at: Schema.NullOr(Moment),
  published_at: Schema.NullOr(Moment),
  updated_at: Moment,
  version: Whole,
}

/** Cover of a post: its upload, and the point that stays in sight, as the writer has chosen it; of earlier versions it is missing. */
export const NewsCover = Schema.Struct({ ...UploadView.fields, focus: Schema.optional(newsFields.cover_focus.schema) }).annotate({
  identifier: 'NewsCover',
})
export type NewsCover = typeof NewsCover.Type

const head = {
  ...shownNews,
  cover: Schema.NullOr(NewsCover),
  /** For those who write a material. The decision about the text `revision` can be appealed; `null` once the text has changed. */
  refusal: Schema.NullOr(Schema.Struct({ ...NewsRefusal.fields, revision: Schema.NullOr(Schema.String) })),
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

/** Facility whose groups are asked for, and these in their order. */
export const OfFacility = Schema.Struct({ facility_id: Schema.String })
export const NewsGroups = Schema.Struct({ groups: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String })) })

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
  /** `null`: it had none, or nothing is known of it, as `attachments` are `null` then. */
  cover: Schema.NullOr(UploadView),
  attachments: Schema.NullOr(Schema.Array(UploadView)),
  saved_at: Schema.String,
  /** `null`: the account was deleted. */
  saved_by: Schema.NullOr(Schema.String),
}).annotate({ identifier: 'NewsVersion' })
export type NewsVersion = typeof NewsVersion.Type
export const NewsVersions = Schema.Struct({ versions: Schema.Array(NewsVersion) })

/** Version to restore; the present content becomes an earlier version. */
export const RestoredNews = Schema.Struct({ id: Schema.String, number: Schema.Int, version: Schema.optional(Schema.Number) })
