import type { Change } from '#core/changes/apply-change.ts'
import { NewsPublished } from '#core/facilities/news-published.ts'
import { MaterialAccepted, MaterialRefused, NewsChanged } from '../contract/events.ts'
import { isPublicNews } from '../contract/terms.ts'
import { isReadable, type News, revisionOf } from './publication.ts'

/** Acts on posts, as the audit log names them. */
export type NewsAct = 'added' | 'changed' | 'removed' | 'restored' | 'published' | 'hidden' | 'shown' | 'accepted' | 'rejected' | 'returned'

/**
 * Decides what an act on a post raises; `before` is `null` for a new one. Pages of readers change where they show the
 * post or have shown it; a facility's post is announced when readers find it for the first time, and not again after it
 * was archived.
 */
export const changeOf = (before: News | null, after: News, act: NewsAct): Change<News> => {
  const { id, section, facility_id: facilityId, slug, title, status, author_id: accountId, refusal } = after
  const about = { newsId: id, slug, title, accountId }
  const isPublic = isPublicNews(after)
  const appears = isReadable(after) && (before === null || !isReadable({ ...before, hidden: false }))
  const isNew = appears && before?.status !== 'archived'
  return {
    aggregate: after,
    audit: { action: `publications.news-${act}`, subject: null, about: { facility: facilityId ?? section, news: id, status } },
    events: [
      ...(isPublic || (before !== null && isPublicNews(before)) ? [NewsChanged.of({ section, facilityId })] : []),
      ...(isNew && facilityId !== null ? [NewsPublished.of({ newsId: id, facilityId, slug, title, isPublic })] : []),
      ...(act === 'accepted' ? [MaterialAccepted.of(about)] : []),
      ...((act === 'rejected' || act === 'returned') && refusal !== null
        ? [MaterialRefused.of({ ...about, ...refusal, revision: revisionOf(after) })]
        : []),
    ],
  }
}
