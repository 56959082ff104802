import { account } from '#plugins/accounts/contract/ui.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { Page as NotificationsPage, queries } from './notifications/Page.tsx' with { type: 'vike:pointer' }
import { unsubscribeAction, unsubscribeData, unsubscribedData } from './pages.data.ts' with { type: 'vike:pointer' }
import { Page as UnsubscribePage } from './unsubscribe/Page.tsx' with { type: 'vike:pointer' }
import { Page as UnsubscribedPage } from './unsubscribe/UnsubscribedPage.tsx' with { type: 'vike:pointer' }

const page = { layout: 'public', background: 'white' } as const

/** Page of the user's notifications, and the pages behind unsubscribe links. */
export const pages = definePages([
  {
    layout: account,
    name: 'user_notifications',
    route: '/user/notifications',
    Page: NotificationsPage,
    queries,
    title: 'notifications.own.title',
    messages: ['notifications.own', 'pager', 'NO_ELEMENTS'],
  },
  {
    ...page,
    name: 'unsubscribe',
    route: '/powiadomienia/wypisz/@token',
    Page: UnsubscribePage,
    data: unsubscribeData,
    action: unsubscribeAction,
    title: 'notifications.unsubscribe.title',
  },
  {
    ...page,
    name: 'unsubscribed',
    route: '/powiadomienia/wypisano/@token',
    Page: UnsubscribedPage,
    data: unsubscribedData,
    title: 'notifications.unsubscribed.title',
  },
])
