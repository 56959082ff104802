import { Effect } from 'effect'
import type { Followers } from '#core/facilities/followers.port.ts'
import { define } from '#core/kernel/define.ts'
import { channelsOf } from '../domain/subscription.ts'
import { Subscriptions } from '../domain/subscriptions.port.ts'
import { StopLink } from './stop-link.ts'

/** Followers of facilities by their subscriptions. */
export const SubscriptionFollowers = define(
  'subscriptions/SubscriptionFollowers',
  { subscriptions: Subscriptions, stopLink: StopLink },
  ({ subscriptions, stopLink }): Followers => ({
    listTo: (facilityId, query) => subscriptions.listTo(facilityId, query),
    followedBy: (accountId) => subscriptions.followedBy(accountId),
    listNotified: (facilityId, query) =>
      subscriptions
        .listNotified(facilityId, query)
        .pipe(
          Effect.map((found) =>
            found.map((one) => ({ accountId: one.account_id, channels: channelsOf(one), unsubscribe: stopLink.urlOf(one.id) })),
          ),
        ),
  }),
)
