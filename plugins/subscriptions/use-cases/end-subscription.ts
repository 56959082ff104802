import { Effect } from 'effect'
import { Overview } from '#core/overview/overview.ts'
import { handler } from '#core/plugin/handler.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { subscriptionsApi } from '../contract/api.ts'
import { SubscriptionNotFound } from '../contract/errors.ts'
import { Subscriptions } from '../domain/subscriptions.port.ts'

/** Ends a subscription of the user. One that has ended, or is another account's, is not found, so that ids reveal nothing. */
export const EndSubscription = handler(
  subscriptionsApi.endSubscription,
  { subscriptions: Subscriptions, overview: Overview, transaction: Transaction },
  ({ subscriptions, overview, transaction }) =>
    Effect.fn('subscriptions.end')(function* (user, { id }) {
      if (!(yield* subscriptions.remove(id, user.id))) return yield* new SubscriptionNotFound()
      yield* overview.publishCounts([user.id])
      return { ended: true as const }
    }, transaction),
)
