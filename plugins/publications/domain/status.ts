import { type NewsStatus, newsLimits, nextStatuses } from '../contract/terms.ts'
import type { News } from './publication.ts'

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
 * publishing it again does not make it new.
 */
export const withStatus = (news: News, { status = news.status, publish_at }: StatusRequest, now: Date): News | StatusRefusal => {
  const isMoved = status === 'scheduled' && publish_at !== undefined && publish_at !== news.publish_at
  if (status === news.status && !isMoved) return news
  if (!nextStatuses[news.status].includes(status)) return 'transition'
  if (status !== 'scheduled')
    return {
      ...news,
      status,
      held: null,
      publish_at: null,
      published_at: status === 'published' ? (news.published_at ?? now.toISOString()) : news.published_at,
    }
  const at = publish_at === undefined || publish_at === null ? Number.NaN : Date.parse(publish_at)
  if (!(at > now.getTime() && at < now.getTime() + newsLimits.scheduleDays * dayMs)) return 'moment'
  return { ...news, status, held: null, publish_at: new Date(at).toISOString() }
}

/** Returns whether a change needs a package: it makes a post appear, or schedules it for another moment. */
export const needsPackage = (before: News | null, after: News): boolean =>
  isAppearing(before?.status ?? null, after.status) || (after.status === 'scheduled' && after.publish_at !== before?.publish_at)

/** Publishes a scheduled post whose moment has come; without a package it is a draft again, and says why. */
export const publishDue = (news: News, isPremium: boolean, now: Date): News => {
  const after = { ...news, publish_at: null, version: news.version + 1 }
  if (!isPremium) return { ...after, status: 'draft', held: 'package-ended' }
  return { ...after, status: 'published', published_at: news.published_at ?? now.toISOString() }
}

/** Returns whether a change makes a post appear that did not appear before. */
export const isAppearing = (before: NewsStatus | null, after: NewsStatus): boolean => after === 'published' && before !== 'published'
