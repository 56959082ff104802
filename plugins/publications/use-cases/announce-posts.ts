import { Effect } from 'effect'
import { type Actor, anonymous } from '#core/access/actor.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import type { NewsPublished } from '#core/facilities/news-published.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { PostAnnounced } from '../contract/events.ts'
import { isPublicNews } from '../contract/terms.ts'
import { pathForReader } from '../domain/addresses.ts'
import { Announcements } from '../domain/announcements.port.ts'
import { isReadable } from '../domain/publication.ts'
import { NewsRepository } from '../domain/publications.port.ts'
import { PostAudience } from '../services/post-audience.ts'
import { ViewNews } from '../services/view-news.ts'

/** Begins to announce a post of a facility that has just been published. */
export const BeginAnnouncement = define(
  'publications/BeginAnnouncement',
  { announcements: Announcements, clock: Clock, transaction: Transaction },
  ({ announcements, clock, transaction }) =>
    Effect.fn('publications.note-published')(function* (_: Actor, { newsId }: NewsPublished) {
      yield* announcements.begin(newsId, clock.now().toISOString())
    }, transaction),
)

/** Readers who are notified in one transaction. */
const batchSize = 200

/**
 * Tells the readers of new posts, a batch in a transaction, so that a run that ends half-way goes on where it was. A
 * post that is archived, removed or hidden meanwhile is not announced any further, and its author is not notified.
 */
export const AnnouncePosts = define(
  'publications/AnnouncePosts',
  {
    announcements: Announcements,
    repository: NewsRepository,
    knownFacilities: KnownFacilities,
    audience: PostAudience,
    viewNews: ViewNews,
    events: Events,
    transaction: Transaction,
  },
  ({ announcements, repository, knownFacilities, audience, viewNews, events, transaction }) => {
    const announceBatch = Effect.fn('publications.announce-batch')(function* () {
      const announcement = yield* announcements.lockOldest()
      if (announcement === null) return null
      const { news_id, published_at: publishedAt, announced_to: after } = announcement
      const news = yield* repository.byId(news_id)
      const facilityId = news?.facility_id ?? ''
      const facility = (yield* knownFacilities.find([facilityId])).get(facilityId)
      const isShown = news !== null && facility !== undefined && isReadable(news)
      const readers = isShown ? yield* audience(news, { publishedAt, after, limit: batchSize }) : []
      const recipients = readers.filter(({ accountId }) => accountId !== news?.author_id)
      if (isShown && recipients.length > 0) {
        const [head] = isPublicNews(news) ? yield* viewNews.heads(anonymous(''), [news]) : []
        yield* events.emit(
          PostAnnounced.of({
            newsId: news.id,
            facility: facility.name,
            title: news.title,
            lead: news.lead,
            author: news.author_name,
            path: pathForReader(news, facility.slug),
            picture: head?.cover?.variants?.[640] ?? '',
            recipients: recipients.map(({ accountId, channels = null, unsubscribe = null }) => ({ accountId, channels, unsubscribe })),
          }),
        )
      }
      const last = readers.at(-1)?.accountId ?? after
      yield* announcements.save({ ...announcement, announced_to: last, is_done: readers.length < batchSize })
      return recipients.length
    }, transaction)
    return Effect.fn('publications.announce-posts')(function* (_: Actor, __: Readonly<Record<string, never>>) {
      let notified = 0
      for (let batch = yield* announceBatch(); batch !== null; batch = yield* announceBatch()) notified += batch
      return { notified }
    })
  },
)
