import { newId } from '#core/kernel/ids.ts'
import { type SubscriptionChannel, type SubscriptionView, subscriptionChannels } from '../contract/subscription.ts'

/** Subscription of an account to a facility; times in ISO 8601 UTC. `moved_from`: the facility that was merged into this one. */
export interface Subscription {
  readonly id: string
  readonly account_id: string
  readonly facility_id: string
  readonly moved_from: string | null
  readonly in_app: boolean
  readonly email: boolean
  readonly created_at: string
  /** Up to then the account has seen what is new. */
  readonly seen_at: string
}

/** Returns the channels of a subscription. */
export const channelsOf = (of: Pick<Subscription, SubscriptionChannel>): readonly SubscriptionChannel[] =>
  subscriptionChannels.filter((channel) => of[channel])

/** Begins a subscription. */
export const newSubscription = (
  accountId: string,
  facilityId: string,
  now: Date,
  channels: readonly SubscriptionChannel[] = subscriptionChannels,
): Subscription => ({
  id: newId(),
  account_id: accountId,
  facility_id: facilityId,
  moved_from: null,
  in_app: channels.includes('in_app'),
  email: channels.includes('email'),
  created_at: now.toISOString(),
  seen_at: now.toISOString(),
})

/** Shows a subscription to its account. */
export const viewSubscription = ({ id, facility_id, created_at, ...rest }: Subscription): SubscriptionView => ({
  id,
  facility_id,
  created_at,
  channels: [...channelsOf(rest)],
})
