import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Uploads } from '#plugins/uploads/contract/queries.ts'
import { NewsNotFound } from '../contract/errors.ts'
import type { NewsChanges } from '../contract/publication.ts'
import { type News, withChanges } from '../domain/publication.ts'
import { FindNews, requireVersion } from './find-news.ts'
import { PrepareNews } from './prepare-news.ts'
import { StoreNews } from './store-news.ts'
import { ViewNews } from './view-news.ts'

/** Returns whether a route is about a post. */
type IsMeant = (news: News) => boolean

/** Changes and deletes posts for those who may, in the running transaction; one that the route is not about is not found. */
export const ChangePosts = define(
  'publications/ChangePosts',
  { findNews: FindNews, prepareNews: PrepareNews, storeNews: StoreNews, viewNews: ViewNews, uploads: Uploads, clock: Clock },
  ({ findNews, prepareNews, storeNews, viewNews, uploads, clock }) => ({
    change: Effect.fn('publications.change')(function* <Reason = never>(
      user: User,
      input: NewsChanges,
      isMeant: IsMeant,
      requireAlso: (before: News, after: News) => Effect.Effect<unknown, Reason> = () => Effect.void,
    ) {
      const { news: before, access } = yield* findNews.toChange(user, input.id)
      if (!isMeant(before)) return yield* new NewsNotFound()
      yield* requireVersion(before, input.version)
      const after = yield* prepareNews(user, withChanges(before, input, clock.now()), input, { before, access })
      yield* requireAlso(before, after)
      return yield* viewNews.whole(user, yield* storeNews.save(user, before, after, 'changed'))
    }),
    remove: Effect.fn('publications.remove')(function* (user: User, id: string, isMeant: IsMeant) {
      const { news } = yield* findNews.toChange(user, id)
      if (!isMeant(news)) return yield* new NewsNotFound()
      yield* storeNews.remove(user, news)
      yield* uploads.remove(news.upload_ids)
      return { removed: true as const }
    }),
  }),
)
