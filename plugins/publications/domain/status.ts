import { newId } from '#core/kernel/ids.ts'
import type { ReviewOutcome } from '#core/moderation/review-kind.ts'
import { newsLimits } from '../contract/limits.ts'
import { type NewsStatus, nextStatuses, nextStatusesOfTeacher } from '../contract/terms.ts'
import { isShownAnew, type News } from './publication.ts'

const dayMs = 86_400_000

/** Status that is asked for, with the moment at which a scheduled post is to appear. */
export interface StatusRequest {
  readonly status?: NewsStatus | undefined
  readonly publish_at?: string | null | undefined
}

/** Reason for which a status cannot be given; `moment`: a scheduled post needs a moment in the future, within a year. */
export type StatusRefusal = 'transition' | 'moment'

/**
 * Decides about the status of a post. A post keeps the moment at which it was published first, so that archiving it and
 * publishing it again does not make it new. `next`: the statuses that the writer may give it.
 */
export const withStatus = (
  news: News,
  { status = news.status, publish_at }: StatusRequest,
  now: Date,
  next: typeof nextStatuses = nextStatuses,
): News | StatusRefusal => {
  const isMoved = status === 'scheduled' && publish_at !== undefined && publish_at !== news.publish_at
  if (status === news.status && !isMoved) return news
  if (!next[news.status].includes(status)) return 'transition'
  if (status === 'pending') return handedIn(news)
  // What support wrote to the author is about a draft, and is nothing for readers.
  const left = { ...news, status, held: null, refusal: null }
  if (status !== 'scheduled')
    return {
      ...left,
      publish_at: null,
      published_at: status === 'published' ? (news.published_at ?? now.toISOString()) : news.published_at,
    }
  const at = publish_at === undefined || publish_at === null ? Number.NaN : Date.parse(publish_at)
  if (!(at > now.getTime() && at < now.getTime() + newsLimits.scheduleDays * dayMs)) return 'moment'
  return { ...left, publish_at: new Date(at).toISOString() }
}

/**
 * Decides about the status of a teacher's material, which support examines before readers see it: also when the text
 * of one that is published, scheduled by an editor, or waits, has changed.
 */
export const withStatusOfTeacher = (before: News | null, changed: News, request: StatusRequest, now: Date): News | StatusRefusal => {
  const after = withStatus(changed, request, now, nextStatusesOfTeacher)
  return typeof after === 'string' || before === null || after.status !== before.status ? after : examinedAnew(before, after)
}

/** Hands a teacher's material in again where readers, now or later, or those who examine it, would see something that was not examined. */
export const examinedAnew = (before: News, after: News): News =>
  after.status !== 'draft' && after.status !== 'archived' && isShownAnew(before, after) ? handedIn(after) : after

/** Returns a post that is another text than the one that support has decided about, where it is one. */
export const withTextOfItsOwn = (before: News, after: News): News =>
  after.submission_id === before.submission_id && isShownAnew(before, after) ? { ...after, submission_id: null } : after

const handedIn = (news: News): News => ({
  ...news,
  status: 'pending',
  submission_id: newId(),
  refusal: null,
  held: null,
  publish_at: null,
})

/** Decision of support about a material. */
export interface MaterialDecision {
  readonly outcome: ReviewOutcome
  /** `null` for an acceptance. */
  readonly reason: string | null
  readonly note: string
}

/** Returns a material after the decision of support: published, or a draft again that says why. */
export const decided = (news: News, { outcome, reason, note }: MaterialDecision, now: Date): News => {
  const after = { ...news, updated_at: now.toISOString(), version: news.version + 1 }
  if (outcome === 'accept') return { ...after, status: 'published', refusal: null, published_at: news.published_at ?? now.toISOString() }
  return { ...after, status: 'draft', refusal: { outcome, reason: reason ?? 'other', note } }
}

/** Returns whether a change needs a package: it makes a facility's post appear, or schedules it for another moment. */
export const needsPackage = (before: News | null, after: News): boolean =>
  isAppearing(before?.status ?? null, after.status) || (after.status === 'scheduled' && after.publish_at !== before?.publish_at)

/** Publishes a scheduled post whose moment has come; without a package that its facility needs it is a draft again, and says why. */
export const publishDue = (news: News, hasPackage: boolean, now: Date): News => {
  const after = { ...news, publish_at: null, version: news.version + 1 }
  if (!hasPackage) return { ...after, status: 'draft', held: 'package-ended' }
  return { ...after, status: 'published', published_at: news.published_at ?? now.toISOString() }
}

/** Returns whether a change makes a post appear that did not appear before. */
export const isAppearing = (before: NewsStatus | null, after: NewsStatus): boolean => after === 'published' && before !== 'published'
