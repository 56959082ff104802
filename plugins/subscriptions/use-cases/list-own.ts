import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import type { SubscriptionQuery } from '../contract/subscription.ts'
import { Subscriptions } from '../domain/subscriptions.port.ts'

/** Lists the facilities that the user follows, those followed last first. */
export const ListOwn = define('subscriptions/ListOwn', { subscriptions: Subscriptions }, ({ subscriptions }) =>
  Effect.fn('subscriptions.list-own')(function* (actor: Actor, requested: SubscriptionQuery) {
    const user = yield* requireUser(actor)
    const paging = pagingOf(requested)
    const { items, total } = yield* subscriptions.listOf(user.id, paging)
    return pageOf(items, { total, ...paging })
  }),
)
