import { account } from '#plugins/accounts/contract/ui.ts'
import { facilityTask } from '#plugins/facility-profile/contract/ui.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { Page as FollowPage, queries as followQueries } from './follow/Page.tsx' with { type: 'vike:pointer' }
import { Page as OwnPage, queries as ownQueries } from './own/Page.tsx' with { type: 'vike:pointer' }
import { Page as StopPage } from './stop/Page.tsx' with { type: 'vike:pointer' }
import { action as stop, data as stopData } from './stop/stop.data.ts' with { type: 'vike:pointer' }

/** Pages of subscriptions: beginning one, the user's own, and the end by the link of a mail. */
export const pages = definePages([
  {
    layout: facilityTask,
    name: 'follow_facility',
    route: '/placowka/@slug/obserwuj',
    Page: FollowPage,
    queries: followQueries,
    title: 'subscriptions.follow.title',
    messages: ['subscriptions.follow'],
  },
  {
    layout: account,
    name: 'user_subscriptions',
    route: '/user/subscriptions',
    Page: OwnPage,
    queries: ownQueries,
    title: 'subscriptions.own.title',
    messages: ['subscriptions.own', 'pager', 'NO_ELEMENTS'],
  },
  {
    layout: 'public',
    background: 'white',
    name: 'subscription_stop',
    route: '/obserwowane/rezygnacja/@token',
    Page: StopPage,
    data: stopData,
    action: stop,
    title: 'subscriptions.stop.title',
  },
])
