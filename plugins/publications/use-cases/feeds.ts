import { Effect } from 'effect'
import { anonymous } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { FacilityGroups } from '#core/facilities/facility-groups.port.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { Followers } from '#core/facilities/followers.port.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { Site } from '#core/ports/site.ts'
import { newsApi } from '../contract/api.ts'
import { rssOf } from '../contract/feeds.ts'
import { NewsLists, NewsRepository } from '../domain/publications.port.ts'
import { facilityAccess } from '../domain/visibility.ts'
import { ViewNews } from '../services/view-news.ts'

/** Posts in an RSS feed. */
const inRss = 20

/** Lists the newest posts of the facilities that the user belongs to or follows (rows NE-05). */
export const ListFeed = handler(
  newsApi.listFeed,
  {
    lists: NewsLists,
    followers: Followers,
    grants: Grants,
    groups: FacilityGroups,
    knownFacilities: KnownFacilities,
    viewNews: ViewNews,
  },
  ({ lists, followers, grants, groups, knownFacilities, viewNews }) =>
    Effect.fn('publications.list-feed')(function* (user, requested) {
      const paging = pagingOf(requested)
      const followed = yield* followers.followedBy(user.id)
      const staff = (yield* grants.facilitiesOf(user.id)).filter(({ role }) => role !== 'parent').map(({ id }) => id)
      const own = (yield* groups.ofParents([user.id])).map(({ groupId }) => groupId)
      const { items, total } = yield* lists.feed({ member: Object.keys(user.perms), staff, groups: own, followed }, paging)
      const facilities = yield* knownFacilities.find([...new Set(items.flatMap(({ facility_id }) => facility_id ?? []))])
      const heads = yield* viewNews.heads(user, items)
      const named = heads.flatMap((head) => {
        const facility = head.facility_id === null ? undefined : facilities.get(head.facility_id)
        return facility ? [{ ...head, facility: { id: facility.id, slug: facility.slug, name: facility.name } }] : []
      })
      return pageOf(named, { total, ...paging })
    }),
)

/** Returns the newest public posts of a facility as RSS. */
export const ShowRss = handler(
  newsApi.showRss,
  { facilities: KnownFacilities, repository: NewsRepository, viewNews: ViewNews, site: Site },
  ({ facilities, repository, viewNews, site }) =>
    Effect.fn('publications.show-rss')(function* (_, { slug }) {
      const facility = yield* facilities.findBySlug(slug)
      if (facility === null) return yield* new FacilityNotFound()
      const everybody = facilityAccess(anonymous(''), facility.id)
      const { items } = yield* repository.list(facility.id, everybody, null, { offset: 0, limit: inRss })
      const address = `${site.url}/placowka/${facility.slug}/aktualnosci`
      return rssOf({
        title: facility.name,
        self: `${site.url}/api/v1/news-feed/${facility.slug}`,
        address,
        urlOf: (news) => `${address}/${news.slug}`,
        posts: yield* viewNews.inFeed(items),
      })
    }),
)
