import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { addDays, toWarsawTime } from '#core/kernel/warsaw.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Events } from '#core/ports/events.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { FacilityNewsSent } from '../contract/events.ts'
import type { FacilityNews } from '../domain/facility-news.port.ts'
import { channelsOf } from '../domain/subscription.ts'
import type { StopLink } from '../services/stop-link.ts'

interface Dependencies {
  readonly facilityNews: FacilityNews
  readonly stopLink: StopLink
  readonly events: Events
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Followers notified in one transaction. */
const batchSize = 200
/** Days for which sent news is kept. */
const keptDays = 30

/**
 * Finds out what has become better at followed facilities, and notifies their followers, a batch in a transaction, so
 * that a run that ends half-way goes on where it was (decision 117).
 */
export const makeNotifySubscribers = ({ facilityNews, stopLink, events, clock, transaction }: Dependencies) => {
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
}

export type NotifySubscribers = ReturnType<typeof makeNotifySubscribers>
export const NotifySubscribers = token<NotifySubscribers>('subscriptions/NotifySubscribers')
