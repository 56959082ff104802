import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { NewsPublished } from '#core/facilities/news-published.ts'
import { define } from '#core/kernel/define.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { ConsentsNeeded, NewsStatusRefused } from '../contract/errors.ts'
import { NewsChanged } from '../contract/events.ts'
import { isPublicNews } from '../contract/terms.ts'
import { type News, needsConsents, shownUploads } from '../domain/publication.ts'
import { isAppearing, type StatusRequest, withStatus } from '../domain/status.ts'

/** Status that is asked for, and whether the request confirms consents. */
type SaveRequest = StatusRequest & { readonly consents?: boolean | undefined }

/**
 * Prepares a changed post to be stored: gives it its status, attaches new files, and requires what publishing needs. The
 * caller stores the result, then `announce` tells the audit log and whoever shows posts.
 */
export const SaveNews = define(
  'publications/SaveNews',
  { uploads: Uploads, limits: Limits, audit: Audit, events: Events, clock: Clock },
  ({ uploads, limits, audit, events, clock }) => {
    const attach = Effect.fn('publications.attach')(function* (user: User, news: News) {
      const added = shownUploads(news).filter((id) => !news.upload_ids.includes(id))
      const to = { purpose: 'news', facilityId: news.facility_id, subject: `publications.news:${news.id}` } as const
      yield* uploads.attach(user, added, to)
      return { ...news, upload_ids: [...news.upload_ids, ...added] }
    })
    return {
      prepare: Effect.fn('publications.prepare')(function* (user: User, changed: News, request: SaveRequest, before: News | null) {
        const decided = withStatus(changed, request, clock.now())
        if (decided === 'transition') return yield* new NewsStatusRefused({ values: { from: changed.status, to: request.status ?? '' } })
        if (decided === 'moment') return yield* new Validation({ schema: { publish_at: ['FIELD_INVALID'] } })
        const appears = isAppearing(before?.status ?? null, decided.status)
        if (appears || decided.status === 'scheduled') {
          yield* limits.requirePremium(decided.facility_id)
        }
        if (needsConsents(decided, before, request.consents)) return yield* new ConsentsNeeded({ schema: { consents: ['FIELD_REQUIRED'] } })
        return yield* attach(user, decided)
      }),
      announce: Effect.fn('publications.announce')(function* (user: User, news: News, before: News | null, action: string) {
        const { id, facility_id: facilityId, slug, title, status } = news
        yield* audit.record({
          actor: user,
          action: `publications.${action}`,
          subject: null,
          about: { facility: facilityId, news: id, status },
        })
        if (isPublicNews(news) || (before !== null && isPublicNews(before))) yield* events.emit(NewsChanged.of({ facilityId }))
        // A post that is published again after it was archived is no news.
        if (isAppearing(before?.status ?? null, status) && before?.status !== 'archived')
          yield* events.emit(NewsPublished.of({ newsId: id, facilityId, slug, title, isPublic: isPublicNews(news) }))
      }),
    }
  },
)
