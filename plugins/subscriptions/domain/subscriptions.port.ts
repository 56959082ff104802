import { Effect } from 'effect'
import type { Followers, NotifiedQuery } from '#core/facilities/followers.port.ts'
import type { Paging } from '#core/kernel/paging.ts'
import { token } from '#core/kernel/token.ts'
import type { TableStore } from '#core/ports/store.ts'
import type { FollowedFacility } from '../contract/subscription.ts'
import type { Subscription } from './subscription.ts'

interface Listed<Item> {
  readonly items: readonly Item[]
  readonly total: number
}

/** Creates the plain part of the repository of subscriptions. */
export const subscriptionsOf = (subscriptions: TableStore<Subscription>) => ({
  byId: subscriptions.byId,
  save: (subscription: Subscription) => subscriptions.put(subscription),
  find: (account_id: string, facility_id: string) => subscriptions.first({ account_id, facility_id }),
  followedBy: (account_id: string): Effect.Effect<readonly string[]> =>
    subscriptions.find({ account_id }).pipe(Effect.map((found) => found.map(({ facility_id }) => facility_id))),
})

/** Subscription as far as its account is told of something by it. */
export type NotifiedSubscription = Pick<Subscription, 'id' | 'account_id' | 'in_app' | 'email'>

/** Repository of subscriptions; an account has at most one to a facility. */
export interface Subscriptions extends Pick<Followers, 'listTo'>, ReturnType<typeof subscriptionsOf> {
  /**
   * Stores a subscription, unless the account has one to this facility; returns the stored one. `null`: it does not
   * exist, or is closed and not followed yet.
   */
  add(subscription: Subscription): Effect.Effect<Subscription | null>
  count(accountId: string): Effect.Effect<number>
  /** Returns the subscriptions to a facility that began before a moment, in the order of their accounts. */
  listNotified(facilityId: string, query: NotifiedQuery): Effect.Effect<readonly NotifiedSubscription[]>
  /**
   * Removes a subscription, of this account only if one is given, and those of its account to facilities that were
   * merged into this one; returns whether there was one.
   */
  remove(id: string, accountId?: string): Effect.Effect<boolean>
  /** Returns the subscriptions of an account, the newest first, with the facilities and what is new about them. */
  listOf(accountId: string, paging: Paging): Effect.Effect<Listed<FollowedFacility>>
  /** Counts the subscriptions of an account with something new. */
  countNew(accountId: string): Effect.Effect<number>
  /** Marks what is new in these subscriptions of the account as seen; returns whether there was anything. */
  markSeen(accountId: string, ids: readonly string[], at: string): Effect.Effect<boolean>
}
export const Subscriptions = token<Subscriptions>('subscriptions/Subscriptions')
