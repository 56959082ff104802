import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Clock } from '#core/ports/clock.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { ConsentsNeeded, NewsStatusRefused } from '../contract/errors.ts'
import { type News, needsConsents, shownUploads } from '../domain/publication.ts'
import { needsPackage, type StatusRequest, withStatus } from '../domain/status.ts'

/** Status that is asked for, and whether the request confirms consents. */
type SaveRequest = StatusRequest & { readonly consents?: boolean | undefined }

/** Prepares a changed post to be stored: gives it its status, requires what publishing needs, attaches new files. */
export const PrepareNews = define(
  'publications/PrepareNews',
  { uploads: Uploads, limits: Limits, clock: Clock },
  ({ uploads, limits, clock }) => {
    const attach = Effect.fn('publications.attach')(function* (user: User, news: News) {
      const added = shownUploads(news).filter((id) => !news.upload_ids.includes(id))
      const to = { purpose: 'news', facilityId: news.facility_id, subject: `publications.news:${news.id}` } as const
      yield* uploads.attach(user, added, to)
      return { ...news, upload_ids: [...news.upload_ids, ...added] }
    })
    return Effect.fn('publications.prepare')(function* (user: User, changed: News, request: SaveRequest, before: News | null) {
      const news = withStatus(changed, request, clock.now())
      if (news === 'transition') return yield* new NewsStatusRefused({ values: { from: changed.status, to: request.status ?? '' } })
      if (news === 'moment') return yield* new Validation({ schema: { publish_at: ['FIELD_INVALID'] } })
      if (needsPackage(before, news)) yield* limits.requirePremium(news.facility_id)
      if (needsConsents(news, before, request.consents)) return yield* new ConsentsNeeded({ schema: { consents: ['FIELD_REQUIRED'] } })
      return yield* attach(user, news)
    })
  },
)
