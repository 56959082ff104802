import { Effect } from 'effect'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { subscriptionsApi } from '../contract/api.ts'
import { Subscriptions } from '../domain/subscriptions.port.ts'

/** Lists the facilities that the user follows, those followed last first. */
export const ListOwn = handler(subscriptionsApi.listOwn, { subscriptions: Subscriptions }, ({ subscriptions }) =>
  Effect.fn('subscriptions.list-own')(function* (user, requested) {
    const paging = pagingOf(requested)
    const { items, total } = yield* subscriptions.listOf(user.id, paging)
    return pageOf(items, { total, ...paging })
  }),
)
