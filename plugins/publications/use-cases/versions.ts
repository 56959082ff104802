import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { ApplyChange } from '#core/changes/apply-change.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { newsApi } from '../contract/api.ts'
import { NewsVersionNotFound } from '../contract/errors.ts'
import { changeOf } from '../domain/change-of.ts'
import { replacedBy, withChanges } from '../domain/publication.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { newsAccess } from '../domain/visibility.ts'
import { FindNews, requireVersion } from '../services/find-news.ts'
import { ViewNews } from '../services/view-news.ts'

/** Lists the earlier versions of a post for those who may change it. */
export const ListNewsVersions = handler(
  newsApi.listNewsVersions,
  { repository: NewsRepository, findNews: FindNews },
  ({ repository, findNews }) =>
    Effect.fn('publications.list-versions')(function* (user, { id }) {
      const news = yield* findNews.toRead(user, id)
      if (!newsAccess(user, news.facility_id).writes) return yield* new InsufficientPermissions()
      const versions = yield* repository.versionsOf(id)
      return { versions: versions.map(({ news_id: _, saved_by: __, ...version }) => version) }
    }),
)

/** Restores an earlier version; the present one becomes an earlier version itself, so that nothing is lost. */
export const RestoreNews = handler(
  newsApi.restoreNews,
  { repository: NewsRepository, findNews: FindNews, applyChange: ApplyChange, viewNews: ViewNews, clock: Clock, transaction: Transaction },
  ({ repository, findNews, applyChange, viewNews, clock, transaction }) =>
    Effect.fn('publications.restore')(function* (user, { id, number, version }) {
      const before = yield* findNews.toChange(user, id)
      yield* requireVersion(before, version)
      const restored = yield* repository.version(id, number)
      if (restored === null) return yield* new NewsVersionNotFound()
      const { title, lead, content } = restored
      const after = withChanges(before, { id, title, lead, content }, clock.now())
      const earlier = replacedBy(before, after, user.id, (yield* repository.lastNumber(id)) + 1)
      if (earlier) yield* repository.keepVersion(earlier)
      yield* applyChange(user, changeOf(before, after, 'restored'), repository.save)
      return yield* viewNews.whole(user, after)
    }, transaction),
)
