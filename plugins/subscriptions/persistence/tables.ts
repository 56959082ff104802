import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { OfferKind } from '../contract/subscription.ts'

/** Table of subscriptions; an account has one to a facility. */
export const SubscriptionTable = defineEntity({
  name: 'SubscriptionRow',
  tableName: 'subscriptions_subscription',
  properties: {
    id: p.uuid().primary(),
    account_id: p.uuid(),
    facility_id: p.uuid(),
    moved_from: p.uuid().strictNullable(),
    in_app: p.boolean(),
    email: p.boolean(),
    created_at: p.type(IsoTimestamp),
    seen_at: p.type(IsoTimestamp),
  },
})

/** Table of what followed facilities offered when they were last observed, and since when. */
export const WatchedFacilityTable = defineEntity({
  name: 'WatchedFacilityRow',
  tableName: 'subscriptions_facility',
  properties: {
    facility_id: p.uuid().primary(),
    recruiting: p.boolean(),
    vacant: p.boolean(),
    recruiting_since: p.type(IsoTimestamp).strictNullable(),
    vacant_since: p.type(IsoTimestamp).strictNullable(),
    posted_at: p.type(IsoTimestamp).strictNullable(),
  },
})

/** Table of changes in what facilities offer: one of a kind a day; `notified_to`: the last subscription that was notified. */
export const NewsTable = defineEntity({
  name: 'FacilityNewsRow',
  tableName: 'subscriptions_news',
  properties: {
    facility_id: p.uuid().primary(),
    kind: p.text().$type<OfferKind>().primary(),
    day: p.date().primary(),
    happened_at: p.type(IsoTimestamp),
    notified_to: p.uuid().strictNullable(),
    notified_at: p.type(IsoTimestamp).strictNullable(),
  },
})

/** Tables of subscriptions. */
export const subscriptionsTables = [SubscriptionTable, WatchedFacilityTable, NewsTable]
