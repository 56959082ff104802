import { Effect } from 'effect'
import { type Actor, anonymous } from '#core/access/actor.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { NewsNotFound } from '../contract/errors.ts'
import { isPublicNews } from '../contract/terms.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { facilityAccess } from '../domain/visibility.ts'
import { ViewNews } from '../services/view-news.ts'

const perPage = 10
const others = 3
/** Pages of readers are the same for everybody, whoever asks. */
const everybody = anonymous('')

/** Shows the public posts of a facility; `movedTo` is the current slug where the address has a former one. */
export const ShowFacilityNewsPage = define(
  'publications/ShowFacilityNewsPage',
  { facilities: KnownFacilities, repository: NewsRepository, viewNews: ViewNews },
  ({ facilities, repository, viewNews }) =>
    Effect.fn('publications.show-facility-news')(function* (_: Actor, { slug, page }: { readonly slug: string; readonly page: number }) {
      const facility = yield* facilities.findBySlug(slug)
      if (facility === null || page === 0) return yield* new FacilityNotFound()
      const paging = pagingOf({ page, limit: perPage })
      const { items, total } = yield* repository.list(facility.id, facilityAccess(everybody, facility.id), null, paging)
      if (page > 1 && items.length === 0) return yield* new FacilityNotFound()
      const news = pageOf(yield* viewNews.heads(everybody, items), { total, ...paging })
      return { facility, movedTo: facility.slug === slug ? null : facility.slug, news }
    }),
)

/** Shows a public post of a facility by its slug, and others that are new. */
export const ShowNewsPage = define(
  'publications/ShowNewsPage',
  { facilities: KnownFacilities, repository: NewsRepository, viewNews: ViewNews },
  ({ facilities, repository, viewNews }) =>
    Effect.fn('publications.show-news-page')(function* (_: Actor, { slug, item }: { readonly slug: string; readonly item: string }) {
      const facility = yield* facilities.findBySlug(slug)
      if (facility === null) return yield* new FacilityNotFound()
      const news = yield* repository.bySlug(facility.id, item)
      if (news === null || !isPublicNews(news)) return yield* new NewsNotFound()
      const page = { offset: 0, limit: others + 1 }
      const { items } = yield* repository.list(facility.id, facilityAccess(everybody, facility.id), null, page)
      return {
        facility,
        movedTo: facility.slug === slug ? null : facility.slug,
        news: yield* viewNews.whole(everybody, news),
        others: yield* viewNews.heads(everybody, items.filter(({ id }) => id !== news.id).slice(0, others)),
      }
    }),
)
