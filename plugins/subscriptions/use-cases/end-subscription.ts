import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { token } from '#core/kernel/token.ts'
import type { Overview } from '#core/overview/overview.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { SubscriptionNotFound } from '../contract/errors.ts'
import type { Subscriptions } from '../domain/subscriptions.port.ts'

interface Dependencies {
  readonly subscriptions: Subscriptions
  readonly overview: Overview
  readonly transaction: Transaction
}

/** Ends a subscription of the user. One that has ended, or is another account's, is not found, so that ids reveal nothing. */
export const makeEndSubscription = ({ subscriptions, overview, transaction }: Dependencies) =>
  Effect.fn('subscriptions.end')(function* (actor: Actor, { id }: { readonly id: string }) {
    const user = yield* requireUser(actor)
    if (!(yield* subscriptions.remove(id, user.id))) return yield* new SubscriptionNotFound()
    yield* overview.publishCounts([user.id])
    return { ended: true as const }
  }, transaction)

export type EndSubscription = ReturnType<typeof makeEndSubscription>
export const EndSubscription = token<EndSubscription>('subscriptions/EndSubscription')
