import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { OfferKind } from '../contract/subscription.ts'
import type { NotifiedSubscription } from './subscriptions.port.ts'

/** News about a facility with some of the followers who have not been notified. */
export interface NewsBatch {
  readonly facility: { readonly id: string; readonly slug: string; readonly name: string }
  readonly news: OfferKind
  readonly subscribers: readonly NotifiedSubscription[]
}

/** Offers of followed facilities, and the news about them that their followers do not know yet. */
export interface FacilityNews {
  /** Remembers what a facility offers now, unless it is remembered already: what is on before somebody follows is no news. */
  watch(facilityId: string): Effect.Effect<void>
  /**
   * Compares all followed facilities with what is remembered; each change for the better is news, of one kind once a
   * day (in Warsaw). Returns the number of news.
   */
  observe(at: string, day: string): Effect.Effect<number>
  /** Remembers when a facility published its newest post, where somebody follows it. */
  post(facilityId: string, at: string): Effect.Effect<void>
  /**
   * Returns followers of the oldest news who have not been notified of it, at most so many, and marks them; concurrent
   * calls get different news. `null`: everybody has been notified.
   */
  nextBatch(limit: number): Effect.Effect<NewsBatch | null>
  /** Deletes news of which all were notified and which is older than an ISO day. */
  clear(before: string): Effect.Effect<void>
}
export const FacilityNews = token<FacilityNews>('subscriptions/FacilityNews')

/** Makes news for the demo. */
export interface DemoNews {
  /** Lets what a facility offers count as new since a moment. */
  makeNew(facilityId: string, at: string): Effect.Effect<void>
}
export const DemoNews = token<DemoNews>('subscriptions/DemoNews')
