import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { NewsPublished } from '#core/facilities/news-published.ts'
import { define } from '#core/kernel/define.ts'
import { addDays, toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { FacilityNewsSent } from '../contract/events.ts'
import { FacilityNews } from '../domain/facility-news.port.ts'
import { channelsOf } from '../domain/subscription.ts'
import { StopLink } from '../services/stop-link.ts'

/** Remembers that a facility has published a post for everybody, which the list of followed facilities marks as new. */
export const NotePost = define('subscriptions/NotePost', { facilityNews: FacilityNews, clock: Clock }, ({ facilityNews, clock }) =>
  Effect.fn('subscriptions.note-post')(function* (_: Actor, { facilityId, isPublic }: NewsPublished) {
    if (isPublic) yield* facilityNews.post(facilityId, clock.now().toISOString())
  }),
)

/** Followers notified in one transaction. */
const batchSize = 200
/** Days for which sent news is kept. */
const keptDays = 30

/**
 * Finds out what has become better at followed facilities, and notifies their followers, a batch in a transaction, so
 * that a run that ends half-way goes on where it was (decision 117).
 */
export const NotifySubscribers = define(
  'subscriptions/NotifySubscribers',
  { facilityNews: FacilityNews, stopLink: StopLink, events: Events, clock: Clock, transaction: Transaction },
  ({ facilityNews, stopLink, events, clock, transaction }) => {
    const observe = Effect.fn('subscriptions.observe')(function* () {
      const now = clock.now()
      const { day } = toWarsawTime(now)
      yield* facilityNews.clear(addDays(day, -keptDays))
      return yield* facilityNews.observe(now.toISOString(), day)
    }, transaction)
    const notifyBatch = Effect.fn('subscriptions.notify-batch')(function* () {
      const batch = yield* facilityNews.nextBatch(batchSize)
      if (batch === null) return null
      const { facility, news, subscribers } = batch
      if (subscribers.length > 0)
        yield* events.emit(
          FacilityNewsSent.of({
            facilityId: facility.id,
            facility: facility.name,
            slug: facility.slug,
            news,
            subscribers: subscribers.map((one) => ({
              accountId: one.account_id,
              channels: channelsOf(one),
              unsubscribe: stopLink.urlOf(one.id),
            })),
          }),
        )
      return subscribers.length
    }, transaction)
    return Effect.fn('subscriptions.notify-subscribers')(function* (_: Actor, __: Readonly<Record<string, never>>) {
      const news = yield* observe()
      let notified = 0
      for (let batch = yield* notifyBatch(); batch !== null; batch = yield* notifyBatch()) notified += batch
      return { news, notified }
    })
  },
)
