import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

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

/** Looks up who follows facilities. */
export interface Followers {
  /** Returns followers of a facility, the newest first, and how many there are in all. */
  listTo(facilityId: string, query: FollowerQuery): Effect.Effect<{ readonly items: readonly Follower[]; readonly total: number }>
  /** Returns the ids of the facilities that an account follows. */
  followedBy(accountId: string): Effect.Effect<readonly string[]>
}
/** Followers by the plugin that has them; without it nobody follows. */
export const Followers = token<Followers>('core/Followers')
