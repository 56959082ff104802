import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { newsApi } from '../contract/api.ts'
import { NewsVersionNotFound } from '../contract/errors.ts'
import { withChanges } from '../domain/publication.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { examinedAnew } from '../domain/status.ts'
import { FindNews, requireVersion } from '../services/find-news.ts'
import { StoreNews } from '../services/store-news.ts'
import { ViewNews } from '../services/view-news.ts'

/** Lists the earlier versions of a post for those who may change it. */
export const ListNewsVersions = handler(
  newsApi.listNewsVersions,
  { repository: NewsRepository, findNews: FindNews, viewNews: ViewNews, accounts: AccountStandings },
  ({ repository, findNews, viewNews, accounts }) =>
    Effect.fn('publications.list-versions')(function* (user, { id }) {
      const { news, access } = yield* findNews.toRead(user, id)
      if (!access.writes) return yield* new InsufficientPermissions()
      const versions = yield* viewNews.versions(user, news, yield* repository.versionsOf(id))
      const authors = yield* accounts.ofIds([...new Set(versions.flatMap(({ saved_by }) => saved_by ?? []))])
      const names = new Map(
        authors.map((one) => [one.id, one.type === 'user' ? `${one.first_name} ${one.last_name.slice(0, 1)}.` : 'Kredka']),
      )
      return { versions: versions.map((one) => ({ ...one, saved_by: names.get(one.saved_by ?? '') ?? null })) }
    }),
)

/** Restores an earlier version; the present one becomes an earlier version itself, so that nothing is lost. */
export const RestoreNews = handler(
  newsApi.restoreNews,
  { repository: NewsRepository, findNews: FindNews, storeNews: StoreNews, viewNews: ViewNews, clock: Clock, transaction: Transaction },
  ({ repository, findNews, storeNews, viewNews, clock, transaction }) =>
    Effect.fn('publications.restore')(function* (user, { id, number, version }) {
      const { news: before, access } = yield* findNews.toChange(user, id)
      yield* requireVersion(before, version)
      const restored = yield* repository.version(id, number)
      if (restored === null) return yield* new NewsVersionNotFound()
      const { title, lead, content, cover_id, attachment_ids } = restored
      const files = attachment_ids === null ? {} : { cover_id, attachment_ids }
      const changed = withChanges(before, { id, title, lead, content, ...files }, clock.now())
      const after = access.isReviewed ? examinedAnew(before, changed) : changed
      return yield* viewNews.whole(user, yield* storeNews.save(user, before, after, 'restored'))
    }, transaction),
)
