import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { SubscriptionQuery } from '../contract/subscription.ts'
import type { Subscriptions } from '../domain/subscriptions.port.ts'

/** Lists the facilities that the user follows, those followed last first. */
export const makeListOwn = ({ subscriptions }: { readonly subscriptions: Subscriptions }) =>
  Effect.fn('subscriptions.list-own')(function* (actor: Actor, requested: SubscriptionQuery) {
    const user = yield* requireUser(actor)
    const paging = pagingOf(requested)
    const { items, total } = yield* subscriptions.listOf(user.id, paging)
    return pageOf(items, { total, ...paging })
  })

export type ListOwn = ReturnType<typeof makeListOwn>
export const ListOwn = token<ListOwn>('subscriptions/ListOwn')
