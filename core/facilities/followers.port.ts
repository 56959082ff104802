import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { NotificationChannel } from '#core/plugin/notifications.ts'

/** Account that follows a facility. */
export interface Follower {
  readonly id: string
  readonly account_id: string
  /** ISO 8601 UTC. */
  readonly created_at: string
}

/** Part of the followers of a facility, without accounts that a list shows otherwise. */
export interface FollowerQuery {
  readonly except: readonly string[]
  readonly offset: number
  readonly limit: number
}

/** Follower as she wishes to be told; `unsubscribe`: address that ends her subscription by one click (RFC 8058). */
export interface NotifiedFollower {
  readonly accountId: string
  readonly channels: readonly NotificationChannel[]
  readonly unsubscribe: string
}

/** Part of those who followed a facility before a moment (ISO 8601 UTC), by the order of their accounts after one. */
export interface NotifiedQuery {
  readonly before: string
  readonly after: string | null
  readonly limit: number
}

/** Looks up who follows facilities. */
export interface Followers {
  /** Returns followers of a facility, the newest first, and how many there are in all. */
  listTo(facilityId: string, query: FollowerQuery): Effect.Effect<{ readonly items: readonly Follower[]; readonly total: number }>
  /** Returns the ids of the facilities that an account follows. */
  followedBy(accountId: string): Effect.Effect<readonly string[]>
  /** Returns those who are to be told of what is new at a facility, in the order of their accounts. */
  listNotified(facilityId: string, query: NotifiedQuery): Effect.Effect<readonly NotifiedFollower[]>
}
/** Followers by the plugin that has them; without it nobody follows. */
export const Followers = token<Followers>('core/Followers')
