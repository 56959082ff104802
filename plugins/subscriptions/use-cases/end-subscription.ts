import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { SubscriptionNotFound } from '../contract/errors.ts'
import { Subscriptions } from '../domain/subscriptions.port.ts'

/** Ends a subscription of the user. One that has ended, or is another account's, is not found, so that ids reveal nothing. */
export const EndSubscription = define(
  'subscriptions/EndSubscription',
  { subscriptions: Subscriptions, overview: Overview, transaction: Transaction },
  ({ subscriptions, overview, transaction }) =>
    Effect.fn('subscriptions.end')(function* (actor: Actor, { id }: { readonly id: string }) {
      const user = yield* requireUser(actor)
      if (!(yield* subscriptions.remove(id, user.id))) return yield* new SubscriptionNotFound()
      yield* overview.publishCounts([user.id])
      return { ended: true as const }
    }, transaction),
)
