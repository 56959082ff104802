import { mergedKind } from '#core/facilities/merge-participant.ts'
import { NewsPublished } from '#core/facilities/news-published.ts'
import { badgeCounter } from '#core/plugin/badge-counters.ts'
import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { every } from '#core/plugin/jobs.ts'
import { on } from '#core/plugin/reactions.ts'
import { subscriptionsApi } from './contract/api.ts'
import { subscriptionsMails, subscriptionsNotifications } from './mails.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { subscriptions } from './migrations/20261214090000-subscriptions.ts'
import { subscriptionsPosts } from './migrations/20261218100000-subscriptions-posts.ts'
import { postsAreAnnounced } from './migrations/20261229180000-subscriptions-posts.ts'
import { makeDemoNews, makeFacilityNews } from './persistence/facility-news.repository.ts'
import { followOfFacility } from './persistence/follow.part.ts'
import { SubscriptionMerges } from './persistence/merges.repository.ts'
import { makeSubscriptions } from './persistence/subscriptions.repository.ts'
import { subscriptionsTables } from './persistence/tables.ts'
import { followedToday, followersToday } from './persistence/today.query.ts'
import { subscriptionsPersonal } from './personal-data.ts'
import { CountNews, MarkNewsSeen } from './services/count-new.ts'
import { SubscriptionFollowers } from './services/followers.ts'
import { NotePost, NotifySubscribers } from './use-cases/notify-subscribers.ts'
import { SeedSubscriptionsDemo } from './use-cases/seed-demo.ts'
import { ReadStopLink, Stop } from './use-cases/stop.ts'
import { EndSubscription, ListOwn, ShowFollowing, Subscribe } from './use-cases/subscriptions.ts'

/** Subscriptions of parents to facilities, and the news about these. */
export const plugin = definePlugin({
  name: 'subscriptions',
  dependsOn: ['accounts', 'facility-profile', 'notifications'],
  migrations: [subscriptions, subscriptionsPosts, postsAreAnnounced],
  tables: subscriptionsTables,
  providers: [makeSubscriptions, makeFacilityNews, makeDemoNews],
  endpoints: implement(subscriptionsApi, [Subscribe, EndSubscription, ListOwn, ShowFollowing, ReadStopLink, Stop]),
  slotData: [followOfFacility],
  badgeCounters: [badgeCounter('subscriptions', CountNews, MarkNewsSeen)],
  mails: subscriptionsMails,
  notifications: subscriptionsNotifications,
  mergedKinds: [mergedKind('followers', { label: 'subscriptions.merged', single: false, participant: SubscriptionMerges })],
  reactions: [on(NewsPublished, NotePost)],
  jobs: [every({ minutes: 5 }, NotifySubscribers)],
  personalData: subscriptionsPersonal,
  followers: SubscriptionFollowers,
  demoSeed: SeedSubscriptionsDemo,
  facilityToday: [followersToday],
  accountToday: [followedToday],
  messages: { pl, ua, en },
})
