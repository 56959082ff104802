import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'
import { offerKinds, subscriptionChannels } from './subscription.ts'

/** Follower who is notified, by the channels that she has chosen; `unsubscribe`: address that ends her subscription by one click. */
const NotifiedSubscriber = Schema.Struct({
  accountId: Schema.String,
  channels: Schema.Array(Schema.Literals(subscriptionChannels)),
  unsubscribe: Schema.String,
})
export type NotifiedSubscriber = typeof NotifiedSubscriber.Type

/** Raised for each batch of followers when there is news about a facility; `facility`: its name. */
export const FacilityNewsSent = eventKind('subscriptions.news-sent', {
  facilityId: Schema.String,
  facility: Schema.String,
  slug: Schema.String,
  news: Schema.Literals(offerKinds),
  subscribers: Schema.Array(NotifiedSubscriber),
})
export type FacilityNewsSent = EventOf<typeof FacilityNewsSent>
