import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { freeSlug } from '#core/kernel/slug.ts'
import type { NewsSection } from '../contract/terms.ts'
import { reservedSlugs } from '../domain/addresses.ts'
import type { News } from '../domain/publication.ts'
import { NewsLists } from '../domain/publications.port.ts'
import type { StatusRequest } from '../domain/status.ts'
import type { NewsAccess } from '../domain/visibility.ts'
import { PrepareNews } from './prepare-news.ts'
import { StoreNews } from './store-news.ts'
import { ViewNews } from './view-news.ts'

/** New post that belongs to no facility. */
interface AddedPost {
  readonly section: NewsSection
  /** Slug of its title. */
  readonly slug: string
  /** Creates the draft with the slug that is free. */
  readonly draftOf: (slug: string) => News
  readonly request: StatusRequest & { readonly consents?: boolean | undefined }
  readonly access: NewsAccess
}

/** Adds a post of the teacher zone or of the blog in the running transaction, which holds the slugs, so that no two have the same. */
export const AddPost = define(
  'publications/AddPost',
  { lists: NewsLists, prepareNews: PrepareNews, storeNews: StoreNews, viewNews: ViewNews },
  ({ lists, prepareNews, storeNews, viewNews }) =>
    Effect.fn('publications.add-post')(function* (user: User, { section, slug, draftOf, request, access }: AddedPost) {
      const taken = yield* lists.lockSlugs(section, slug)
      const draft = draftOf(freeSlug(slug, (one) => taken.has(one) || reservedSlugs.has(one)))
      const news = yield* prepareNews(user, draft, request, { before: null, access })
      yield* storeNews.add(user, news)
      return yield* viewNews.whole(user, news)
    }),
)
