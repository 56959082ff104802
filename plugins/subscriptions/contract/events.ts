import { type DomainEvent, eventKind } from '#core/ports/events.ts'
import type { NewsKind, SubscriptionChannel } from './subscription.ts'

/** Follower who is notified, by the channels that she has chosen; `unsubscribe`: address that ends her subscription by one click. */
export interface NotifiedSubscriber {
  readonly accountId: string
  readonly channels: readonly SubscriptionChannel[]
  readonly unsubscribe: string
}

/** Raised for each batch of followers when there is news about a facility; `facility`: its name. */
export interface FacilityNewsSent extends DomainEvent {
  readonly name: 'subscriptions.news-sent'
  readonly facilityId: string
  readonly facility: string
  readonly slug: string
  readonly news: NewsKind
  readonly subscribers: readonly NotifiedSubscriber[]
}
export const FacilityNewsSent = eventKind<FacilityNewsSent>('subscriptions.news-sent')
