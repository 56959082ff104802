import { Effect } from 'effect'
import { anonymous } from '#core/access/actor.ts'
import type { FacilityPosts } from '#core/facilities/facility-posts.port.ts'
import { define } from '#core/kernel/define.ts'
import { isPublicNews } from '../contract/terms.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { ViewNews } from './view-news.ts'

const everybody = anonymous('')

/** Finds public posts of facilities for pages of other plugins. */
export const PostsOfFacilities = define(
  'publications/PostsOfFacilities',
  { repository: NewsRepository, viewNews: ViewNews },
  ({ repository, viewNews }): FacilityPosts => ({
    find: Effect.fn('publications.find-public')(function* (facilityId, slug) {
      const news = yield* repository.bySlug(facilityId, slug)
      if (news === null || !isPublicNews(news)) return null
      const data = yield* viewNews.whole(everybody, news)
      return { slug: data.slug, title: data.title, lead: data.lead, data }
    }),
  }),
)
