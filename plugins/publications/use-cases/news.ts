import { Effect } from 'effect'
import { requireUser } from '#core/access/permission-checks.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityGroups } from '#core/facilities/facility-groups.port.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { freeSlug } from '#core/kernel/slug.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { newsApi } from '../contract/api.ts'
import { slugOfTitle } from '../domain/addresses.ts'
import { type News, newNews } from '../domain/publication.ts'
import { NewsLists, NewsRepository } from '../domain/publications.port.ts'
import { needsPackage } from '../domain/status.ts'
import { facilityAccess } from '../domain/visibility.ts'
import { ChangePosts } from '../services/change-posts.ts'
import { FindNews } from '../services/find-news.ts'
import { NewsRights } from '../services/news-rights.ts'
import { PrepareNews } from '../services/prepare-news.ts'
import { StoreNews } from '../services/store-news.ts'
import { ViewNews } from '../services/view-news.ts'

/** Lists the posts of a facility that the caller may read; empty for a facility without any, or that does not exist. */
export const ListNews = handler(
  newsApi.listNews,
  { repository: NewsRepository, lists: NewsLists, newsRights: NewsRights, viewNews: ViewNews },
  ({ repository, lists, newsRights, viewNews }) =>
    Effect.fn('publications.list-news')(function* (actor, { facility_id: facilityId, status, ...requested }) {
      const paging = pagingOf(requested)
      const access = yield* newsRights.inFacility(actor, facilityId)
      const isParent = access.groups !== null && access.reads.includes('private')
      const { items, total } = isParent
        ? yield* lists.ofParent(facilityId, access.groups ?? [], paging)
        : yield* repository.list(facilityId, access, status || null, paging)
      return pageOf(yield* viewNews.heads(actor, items), { total, ...paging })
    }),
)

/** Lists the groups of a facility, to which its posts may go. */
export const ListNewsGroups = handler(newsApi.listNewsGroups, { groups: FacilityGroups }, ({ groups }) =>
  Effect.fn('publications.list-groups')(function* (_, { facility_id }) {
    return { groups: yield* groups.listOf(facility_id) }
  }),
)

/** Shows a post to a caller who may read it. */
export const ShowNews = handler(newsApi.showNews, { findNews: FindNews, viewNews: ViewNews }, ({ findNews, viewNews }) =>
  Effect.fn('publications.show-news')(function* (actor, { id }) {
    return yield* viewNews.whole(actor, (yield* findNews.toRead(actor, id)).news)
  }),
)

/** Adds a post of a facility, under the lock of the facility, so that no two have the same slug. */
export const AddNews = handler(
  newsApi.addNews,
  {
    facilities: Facilities,
    repository: NewsRepository,
    limits: Limits,
    prepareNews: PrepareNews,
    storeNews: StoreNews,
    viewNews: ViewNews,
    clock: Clock,
    transaction: Transaction,
  },
  ({ facilities, repository, limits, prepareNews, storeNews, viewNews, clock, transaction }) =>
    Effect.fn('publications.add-news')(function* (actor, input) {
      const user = yield* requireUser(actor)
      const { facility_id } = input
      const [locked] = yield* facilities.lock([facility_id])
      if (locked === undefined) return yield* new FacilityNotFound()
      yield* limits.requirePremium(facility_id)
      const taken = yield* repository.slugsOf(facility_id)
      const slug = freeSlug(slugOfTitle(input.title), (one) => taken.has(one))
      const draft = newNews(user, { section: 'facility', facility_id }, input, slug, clock.now())
      const prepared = prepareNews(user, draft, input, { before: null, access: facilityAccess(user, facility_id) })
      // Cannot happen: a new post is a draft, which every status that the route accepts may follow.
      const news = yield* prepared.pipe(Effect.catchTag('NewsStatusRefused', Effect.die))
      yield* storeNews.add(user, news)
      return yield* viewNews.whole(user, news)
    }, transaction),
)

const any = () => true

/** Changes a post or its status; what title, lead and content were before becomes an earlier version. */
export const ChangeNews = handler(
  newsApi.changeNews,
  { changePosts: ChangePosts, limits: Limits, transaction: Transaction },
  ({ changePosts, limits, transaction }) => {
    const requirePackage = (before: News, after: News) =>
      after.facility_id !== null && needsPackage(before, after) ? limits.requirePremium(after.facility_id) : Effect.void
    return Effect.fn('publications.change-news')(function* (user, input) {
      return yield* changePosts.change(user, input, any, requirePackage)
    }, transaction)
  },
)

/** Deletes a post with its versions and files. */
export const RemoveNews = handler(
  newsApi.removeNews,
  { changePosts: ChangePosts, transaction: Transaction },
  ({ changePosts, transaction }) =>
    Effect.fn('publications.remove-news')(function* (user, { id }) {
      return yield* changePosts.remove(user, id, any)
    }, transaction),
)
