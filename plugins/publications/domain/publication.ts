import { Schema } from 'effect'
import type { User } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { Id, Moment, Whole } from '#core/records/columns.ts'
import { changed, filled, schemasOf } from '#core/records/fields.ts'
import { StoredRichText } from '#core/rich-text/document.ts'
import { nodesOf, uploadsOf } from '#core/rich-text/read-document.ts'
import { newsFields } from '../contract/news-fields.ts'
import { type NewMaterial, type NewsChanges, NewsRefusal, shownNews } from '../contract/publication.ts'
import type { PostKind } from '../contract/terms.ts'

/** Post. */
export const News = Schema.Struct({
  ...schemasOf(newsFields),
  ...shownNews,
  content: StoredRichText,
  /** Account that wrote it; `null` once the account is erased. */
  author_id: Schema.NullOr(Id),
  /** All uploads that the post or an earlier version of it uses. */
  upload_ids: Schema.Array(Id),
  /** Identifies the text that was handed in last, also once support has decided about it; `null`: the text has changed since. */
  submission_id: Schema.NullOr(Id),
  refusal: Schema.NullOr(NewsRefusal),
  created_at: Moment,
})
export type News = typeof News.Type

/** Place in which a post is published; `facility_id` is `null` exactly outside of facilities. */
export type NewsPlace = Pick<News, 'section' | 'facility_id'>

/** Earlier title, lead, content, cover and attachments of a post, by number from 1. */
export const EarlierNews = Schema.Struct({
  news_id: Id,
  number: Whole,
  saved_by: Schema.NullOr(Id),
  saved_at: Moment,
  title: Schema.String,
  lead: Schema.String,
  content: StoredRichText,
  /** `null` of a version from before covers and attachments were kept: nothing is known of them. */
  cover_id: Schema.NullOr(Id),
  attachment_ids: Schema.NullOr(Schema.Array(Id)),
})
export type EarlierNews = typeof EarlierNews.Type

/** Returns the ids of all uploads that a post shows, each once. */
export const shownUploads = ({ content, cover_id, attachment_ids }: Pick<News, 'content' | 'cover_id' | 'attachment_ids'>) => [
  ...new Set([...(cover_id === null ? [] : [cover_id]), ...uploadsOf(content), ...attachment_ids]),
]

/** Returns the ids of the pictures that a post shows, each once. */
export const shownPictures = ({ content, cover_id }: Pick<News, 'content' | 'cover_id'>): readonly string[] => [
  ...(cover_id === null ? [] : [cover_id]),
  ...nodesOf(content).flatMap((node) => (node.type === 'image' ? [node.upload] : [])),
]

/**
 * Decides whether the consents of a post must be confirmed before it is stored: of one that begins to appear those for
 * all its pictures, of a published one those for pictures that readers have not seen.
 */
export const needsConsents = (news: News, before: News | null, confirmed: boolean | undefined): boolean => {
  if (news.status === 'draft' || news.status === 'archived') return false
  if (before?.status !== 'published') return shownPictures(news).length > 0 && !news.consents
  const seen = shownPictures(before)
  return confirmed !== true && shownPictures(news).some((id) => !seen.includes(id))
}

/** Values of a new post; `withStatus` decides about status and moment of publishing. */
interface GivenNews extends Omit<NewMaterial, 'kind' | 'status' | 'publish_at'> {
  readonly kind: PostKind
  readonly moderator_only?: boolean | undefined
}

/** Creates a post as a draft. */
export const newNews = (author: User, place: NewsPlace, given: GivenNews, slug: string, now: Date): News => {
  const at = now.toISOString()
  return withinSection({
    ...filled(newsFields, given),
    ...place,
    id: newId(),
    author_id: author.id,
    slug,
    upload_ids: [],
    hidden: false,
    status: 'draft',
    held: null,
    publish_at: null,
    published_at: null,
    submission_id: null,
    refusal: null,
    created_at: at,
    updated_at: at,
    version: 1,
  })
}

/** Fields of a lesson, which only materials have. */
const noLesson = { aims: '', minutes: null, age_from: null, age_to: null, areas: [] } as const

/** Returns a post without what its section does not know: only materials have a licence, only facilities moderators. */
const withinSection = (news: News): News => ({
  ...news,
  licence: news.section === 'materials' ? (news.licence ?? 'own-use') : null,
  moderator_only: news.section === 'facility' && news.moderator_only,
  group_ids: news.section === 'facility' && news.visibility === 'private' ? news.group_ids : [],
  visibility: news.section === 'blog' ? 'public' : news.visibility,
  ...(news.section !== 'materials' && noLesson),
})

/** Returns changes of a post; the focal point of a cover goes with it. */
const withFocusOfCover = ({ cover_id }: News, changes: NewsChanges): NewsChanges =>
  changes.cover_id === undefined || changes.cover_id === cover_id ? changes : { ...changes, cover_focus: changes.cover_focus ?? null }

/** Returns a post with what its writer has changed; status and moment of publishing are decided by `withStatus`. */
export const withChanges = (news: News, changes: NewsChanges, now: Date): News =>
  withinSection({
    ...news,
    ...changed(newsFields, withFocusOfCover(news, changes)),
    updated_at: now.toISOString(),
    version: news.version + 1,
  })

/** Returns whether those who may read a post find it: it is published, not for moderators alone, and not hidden by support. */
export const isReadable = ({ status, moderator_only, hidden }: Pick<News, 'status' | 'moderator_only' | 'hidden'>): boolean =>
  status === 'published' && !moderator_only && !hidden

/** Identifies the text of a post for reports and decisions, which are about a text and not about what becomes of it later. */
export const revisionOf = ({ submission_id, version }: Pick<News, 'submission_id' | 'version'>): string => submission_id ?? String(version)

/** Returns what of a post waits for support. */
export const waitingSubmission = ({ status, submission_id }: Pick<News, 'status' | 'submission_id'>): string | null =>
  status === 'pending' ? submission_id : null

/** Returns whether readers see something else after a change. */
export const isShownAnew = (before: News, after: News): boolean =>
  before.title !== after.title ||
  before.lead !== after.lead ||
  before.author_name !== after.author_name ||
  before.aims !== after.aims ||
  JSON.stringify(before.content) !== JSON.stringify(after.content) ||
  JSON.stringify(shownUploads(before)) !== JSON.stringify(shownUploads(after))

/** Returns what a change replaces, as an earlier version; `null` where all that is kept of it stays the same. */
export const replacedBy = (before: News, after: News, savedBy: string, number: number): EarlierNews | null => {
  const { title, lead, content, cover_id, attachment_ids } = before
  const isSame =
    title === after.title &&
    lead === after.lead &&
    cover_id === after.cover_id &&
    JSON.stringify(content) === JSON.stringify(after.content) &&
    JSON.stringify(attachment_ids) === JSON.stringify(after.attachment_ids)
  if (isSame) return null
  return { news_id: before.id, number, saved_by: savedBy, saved_at: after.updated_at, title, lead, content, cover_id, attachment_ids }
}
