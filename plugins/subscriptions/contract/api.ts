import { Schema } from 'effect'
import { FacilityInactive } from '#core/facilities/facility-inactive.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { RedirectBody } from '#core/plugin/body-types.ts'
import { route } from '#core/plugin/route.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { StopLinkNotFound, SubscriptionNotFound, SubscriptionsFull } from './errors.ts'
import {
  BySlug,
  BySubscription,
  EndedView,
  FollowedPage,
  FollowingView,
  NewSubscription,
  SubscriptionQuery,
  SubscriptionView,
} from './subscription.ts'

const Token = Schema.String.check(Schema.isMaxLength(200))

/** Path parameter with the token of a link in a mail. */
const ByStopToken = Schema.Struct({ token: Token })

/** Form that a mail program posts to the link that ends a subscription (RFC 8058). */
const StopForm = Schema.Struct({ token: Token, 'List-Unsubscribe': Schema.optional(Schema.Literal('One-Click')) })

const path = '/api/v1/subscription'

/** HTTP API of subscriptions to facilities (decisions §7, features SU-01 to SU-04). */
export const subscriptionsApi = defineApi({
  subscribe: route.post(path, {
    summary: 'Follows an open facility; a second call returns the same subscription, with the given channels.',
    input: NewSubscription,
    output: SubscriptionView,
    access: 'user',
    errors: [FacilityNotFound, FacilityInactive, SubscriptionsFull],
    rateLimit: { times: 120, seconds: 60 },
  }),
  endSubscription: route.delete(`${path}/:id`, {
    summary: 'Ends a subscription of the user; one that has ended, and those of others, are not found.',
    input: BySubscription,
    output: EndedView,
    access: 'user',
    errors: [SubscriptionNotFound],
  }),
  listOwn: route.get(`${path}/mine`, {
    summary: 'Lists the facilities that the user follows, by page, with what is new about them.',
    input: SubscriptionQuery,
    output: FollowedPage,
    access: 'user',
  }),
  showFollowing: route.get(`${path}/following/:slug`, {
    summary: 'Returns whether the user follows a facility.',
    input: BySlug,
    output: FollowingView,
    access: 'user',
    errors: [FacilityNotFound],
  }),
  readStopLink: route.get(`${path}/stop/:token`, {
    summary: 'Redirects from the link in a mail to the page that confirms the end of a subscription; changes nothing.',
    input: ByStopToken,
    output: RedirectBody,
    access: 'anyone',
    errors: [StopLinkNotFound],
    responseType: 'redirect',
  }),
  stop: route.post(`${path}/stop/:token`, {
    summary: 'Ends the subscription of the link, without signing in, by one click in a mail program (RFC 8058).',
    input: StopForm,
    output: EndedView,
    access: 'anyone',
    errors: [StopLinkNotFound],
    requestType: 'form',
  }),
})
