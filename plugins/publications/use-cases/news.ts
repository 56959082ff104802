import { Effect } from 'effect'
import { requireUser } from '#core/access/permission-checks.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { freeSlug, slugOf } from '#core/kernel/slug.ts'
import { Limits } from '#core/packages/limits.port.ts'

import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { newsApi } from '../contract/api.ts'
import { changeOf } from '../domain/change-of.ts'
import { newNews, replacedBy, withChanges } from '../domain/publication.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { newsAccess } from '../domain/visibility.ts'
import { FindNews, requireVersion } from '../services/find-news.ts'
import { PrepareNews } from '../services/prepare-news.ts'
import { ViewNews } from '../services/view-news.ts'

/** Lists the posts of a facility that the caller may read; empty for a facility without any, or that does not exist. */
export const ListNews = handler(newsApi.listNews, { repository: NewsRepository, viewNews: ViewNews }, ({ repository, viewNews }) =>
  Effect.fn('publications.list-news')(function* (actor, { facility_id: facilityId, status, ...requested }) {
    const paging = pagingOf(requested)
    const { items, total } = yield* repository.list(facilityId, newsAccess(actor, facilityId), status || null, paging)
    return pageOf(yield* viewNews.heads(actor, items), { total, ...paging })
  }),
)

/** Shows a post to a caller who may read it. */
export const ShowNews = handler(newsApi.showNews, { findNews: FindNews, viewNews: ViewNews }, ({ findNews, viewNews }) =>
  Effect.fn('publications.show-news')(function* (actor, { id }) {
    return yield* viewNews.whole(actor, yield* findNews.toRead(actor, id))
  }),
)

/** Adds a post, under the lock of the facility, so that no two have the same slug. */
export const AddNews = handler(
  newsApi.addNews,
  {
    facilities: Facilities,
    repository: NewsRepository,
    limits: Limits,
    prepareNews: PrepareNews,
    applyChange: ApplyChange,
    viewNews: ViewNews,
    clock: Clock,
    transaction: Transaction,
  },
  ({ facilities, repository, limits, prepareNews, applyChange, viewNews, clock, transaction }) =>
    Effect.fn('publications.add-news')(function* (actor, input) {
      const user = yield* requireUser(actor)
      const [locked] = yield* facilities.lock([input.facility_id])
      if (locked === undefined) return yield* new FacilityNotFound()
      yield* limits.requirePremium(input.facility_id)
      const taken = yield* repository.slugsOf(input.facility_id)
      const slug = freeSlug(slugOf(input.title) || 'wpis', (one) => taken.has(one))
      const draft = newNews(user, input, slug, clock.now())
      const prepared = prepareNews(user, draft, input, null)
      // Cannot happen: a new post is a draft, which every status that the route accepts may follow.
      const news = yield* prepared.pipe(Effect.catchTag('NewsStatusRefused', Effect.die))
      yield* applyChange(user, changeOf(null, news, 'added'), repository.add)
      return yield* viewNews.whole(user, news)
    }, transaction),
)

/** Changes a post or its status; what title, lead and content were before becomes an earlier version. */
export const ChangeNews = handler(
  newsApi.changeNews,
  {
    repository: NewsRepository,
    findNews: FindNews,
    prepareNews: PrepareNews,
    applyChange: ApplyChange,
    viewNews: ViewNews,
    clock: Clock,
    transaction: Transaction,
  },
  ({ repository, findNews, prepareNews, applyChange, viewNews, clock, transaction }) =>
    Effect.fn('publications.change-news')(function* (user, input) {
      const before = yield* findNews.toChange(user, input.id)
      yield* requireVersion(before, input.version)
      const after = yield* prepareNews(user, withChanges(before, input, clock.now()), input, before)
      const earlier = replacedBy(before, after, user.id, (yield* repository.lastNumber(before.id)) + 1)
      if (earlier) yield* repository.keepVersion(earlier)
      yield* applyChange(user, changeOf(before, after, 'changed'), repository.save)
      return yield* viewNews.whole(user, after)
    }, transaction),
)

/** Deletes a post with its versions and files. */
export const RemoveNews = handler(
  newsApi.removeNews,
  { repository: NewsRepository, findNews: FindNews, applyChange: ApplyChange, uploads: Uploads, transaction: Transaction },
  ({ repository, findNews, applyChange, uploads, transaction }) =>
    Effect.fn('publications.remove-news')(function* (user, { id }) {
      const news = yield* findNews.toChange(user, id)
      yield* applyChange(user, changeOf(news, { ...news, status: 'archived' }, 'removed'), () => repository.remove(id))
      yield* uploads.remove(news.upload_ids)
      return { removed: true as const }
    }, transaction),
)
