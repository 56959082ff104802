import type { User } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Language } from '#core/kernel/language.ts'
import type { RichText } from '#core/rich-text/document.ts'
import { nodesOf, uploadsOf } from '#core/rich-text/read-document.ts'
import type { NewMaterial, NewsChanges } from '../contract/publication.ts'
import type { Licence, NewsSection, NewsStatus, NewsVisibility, PostKind } from '../contract/terms.ts'

/** Place in which a post is published; `facility_id` is `null` exactly outside of facilities. */
export interface NewsPlace {
  readonly section: NewsSection
  readonly facility_id: string | null
}

/** Why support did not accept a material. */
export interface NewsRefusal {
  readonly outcome: 'reject' | 'revise'
  readonly reason: string
  readonly note: string
}

/** Post; times are ISO 8601 UTC, `closes_on` an ISO day. */
export interface News extends NewsPlace {
  readonly id: string
  /** Account that wrote it; `null` once the account is erased. */
  readonly author_id: string | null
  readonly kind: PostKind
  /** Unique among the posts of the facility, or of the section, and never changed, since it is an address. */
  readonly slug: string
  readonly title: string
  readonly lead: string
  readonly content: RichText
  readonly cover_id: string | null
  readonly attachment_ids: readonly string[]
  /** All uploads that the post or an earlier version of it uses. */
  readonly upload_ids: readonly string[]
  readonly visibility: NewsVisibility
  readonly moderator_only: boolean
  /** Support has hidden it after a report; only writers see it. */
  readonly hidden: boolean
  readonly status: NewsStatus
  readonly held: 'package-ended' | null
  readonly publish_at: string | null
  readonly published_at: string | null
  readonly closes_on: string | null
  readonly tag_ids: readonly string[]
  readonly language: Language
  /** Licence of a material; `null` for other posts. */
  readonly licence: Licence | null
  /** Name of the author for readers; empty for none. */
  readonly author_name: string
  /** Identifies the text that was handed in last, also once support has decided about it; `null`: the text has changed since. */
  readonly submission_id: string | null
  readonly refusal: NewsRefusal | null
  /** Consents are held for the children whom the pictures show. */
  readonly consents: boolean
  readonly created_at: string
  readonly updated_at: string
  readonly version: number
}

/** Earlier title, lead and content of a post, by number from 1. */
export interface EarlierNews {
  readonly news_id: string
  readonly number: number
  readonly saved_by: string | null
  readonly saved_at: string
  readonly title: string
  readonly lead: string
  readonly content: RichText
}

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
    id: newId(),
    ...place,
    author_id: author.id,
    kind: given.kind,
    slug,
    title: given.title.trim(),
    lead: given.lead?.trim() ?? '',
    content: given.content,
    cover_id: given.cover_id ?? null,
    attachment_ids: given.attachment_ids ?? [],
    upload_ids: [],
    visibility: given.visibility ?? 'public',
    moderator_only: given.moderator_only ?? false,
    hidden: false,
    status: 'draft',
    held: null,
    publish_at: null,
    published_at: null,
    closes_on: given.closes_on ?? null,
    tag_ids: given.tag_ids ?? [],
    language: given.language ?? 'pl',
    licence: given.licence ?? null,
    author_name: given.author_name?.trim() ?? '',
    submission_id: null,
    refusal: null,
    consents: given.consents ?? false,
    created_at: at,
    updated_at: at,
    version: 1,
  })
}

/** Returns a post without what its section does not know: only materials have a licence, only facilities moderators. */
const withinSection = (news: News): News => ({
  ...news,
  licence: news.section === 'materials' ? (news.licence ?? 'own-use') : null,
  moderator_only: news.section === 'facility' && news.moderator_only,
  visibility: news.section === 'blog' ? 'public' : news.visibility,
})

/** Returns a post with what its writer has changed; status and moment of publishing are decided by `withStatus`. */
export const withChanges = (
  news: News,
  { id: _, version: __, status: ___, publish_at: ____, ...changes }: NewsChanges,
  now: Date,
): News => {
  const { title, lead, author_name, ...rest } = changes
  return withinSection({
    ...news,
    ...(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)) as Partial<News>),
    ...(title !== undefined && { title: title.trim() }),
    ...(lead !== undefined && { lead: lead?.trim() ?? '' }),
    ...(author_name !== undefined && { author_name: author_name.trim() }),
    updated_at: now.toISOString(),
    version: news.version + 1,
  })
}

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
  JSON.stringify(before.content) !== JSON.stringify(after.content) ||
  JSON.stringify(shownUploads(before)) !== JSON.stringify(shownUploads(after))

/** Returns what a change replaces, as an earlier version; `null` where title, lead and content stay the same. */
export const replacedBy = (before: News, after: News, savedBy: string, number: number): EarlierNews | null => {
  const { title, lead, content } = before
  const isSame = title === after.title && lead === after.lead && JSON.stringify(content) === JSON.stringify(after.content)
  if (isSame) return null
  return { news_id: before.id, number, saved_by: savedBy, saved_at: after.updated_at, title, lead, content }
}
