import { Schema } from 'effect'
import { PageOf } from '#core/kernel/paging.ts'
import { onePosition, pagingQuery } from '#core/kernel/paging-schemas.ts'

/** Channels by which a subscriber is notified; push of decisions §7 is left out, since decisions §16 rule it out. */
export const subscriptionChannels = ['in_app', 'email'] as const
export type SubscriptionChannel = (typeof subscriptionChannels)[number]

/** Facilities that one account may follow. */
export const maxSubscriptions = 300

const Channels = Schema.Array(Schema.Literals(subscriptionChannels)).check(Schema.isMinLength(1, { message: 'FIELD_REQUIRED' }))

/** Facility to follow; without channels those of the subscription that there is, else all. */
export const NewSubscription = Schema.Struct({ facility_id: Schema.String, channels: Schema.optional(Channels) })
export type NewSubscription = typeof NewSubscription.Type

/** Path parameter of a subscription. */
export const BySubscription = Schema.Struct({ id: Schema.String })

/** Subscription as its account has it. */
export const SubscriptionView = Schema.Struct({
  id: Schema.String,
  facility_id: Schema.String,
  channels: Schema.Array(Schema.Literals(subscriptionChannels)),
  created_at: Schema.String,
}).annotate({ identifier: 'Subscription' })
export type SubscriptionView = typeof SubscriptionView.Type

/** Path parameter with a facility's slug, a current or a former one. */
export const BySlug = Schema.Struct({ slug: Schema.String })

/** Answer to whether the user follows a facility; nobody begins to follow one that is not `active`. */
export const FollowingView = Schema.Struct({
  facility_id: Schema.String,
  active: Schema.Boolean,
  subscription: Schema.NullOr(SubscriptionView),
})
export type FollowingView = typeof FollowingView.Type

/** Changes for the better in what a facility offers: recruitment was switched on, or places have become free. */
export const offerKinds = ['recruitment', 'vacancies'] as const
export type OfferKind = (typeof offerKinds)[number]

/** News about a facility: a change in what it offers, or a post for everybody. */
export const newsKinds = [...offerKinds, 'posts'] as const
export type NewsKind = (typeof newsKinds)[number]

/** Page of a list of subscriptions. */
export const SubscriptionQuery = Schema.Struct(pagingQuery).check(onePosition)
export type SubscriptionQuery = typeof SubscriptionQuery.Type

/** Followed facility; without a slug when it has no page any more. `news`: what is new since the user last looked. */
export const FollowedFacility = Schema.Struct({
  ...SubscriptionView.fields,
  facility: Schema.Struct({ slug: Schema.NullOr(Schema.String), name: Schema.String, city: Schema.String, active: Schema.Boolean }),
  recruiting: Schema.Boolean,
  free_places: Schema.NullOr(Schema.Number),
  news: Schema.Array(Schema.Literals(newsKinds)),
}).annotate({ identifier: 'FollowedFacility' })
export type FollowedFacility = typeof FollowedFacility.Type
export const FollowedPage = PageOf(FollowedFacility)

/** Outcome of an end, which may be repeated. */
export const EndedView = Schema.Struct({ ended: Schema.Literal(true) })
