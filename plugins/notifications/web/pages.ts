import { definePages } from '#web/plugin-ui.ts'
import { data as ownData } from './notifications/notifications.data.ts' with { type: 'vike:pointer' }
import { Page as OwnPage } from './notifications/Page.tsx' with { type: 'vike:pointer' }
import { Page as UnsubscribePage } from './unsubscribe/Page.tsx' with { type: 'vike:pointer' }
import { action, data } from './unsubscribe/unsubscribe.data.ts' with { type: 'vike:pointer' }
import { Page as UnsubscribedPage } from './unsubscribe/UnsubscribedPage.tsx' with { type: 'vike:pointer' }
import { data as unsubscribed } from './unsubscribe/unsubscribed.data.ts' with { type: 'vike:pointer' }

const page = { layout: 'public', background: 'white' } as const

/** One's own notices, and where the link at the end of a mail leads. */
export const pages = definePages([
  {
    layout: 'account',
    access: 'user',
    backLink: 'map',
    name: 'user_notifications',
    route: '/user/notifications',
    Page: OwnPage,
    data: ownData,
    title: 'notifications.own.title',
    messages: ['notifications.own', 'NO_ELEMENTS', 'LOADING_DOTS', 'SUCCESS', 'error.connection'],
  },
  {
    ...page,
    name: 'unsubscribe',
    route: '/powiadomienia/wypisz/@token',
    Page: UnsubscribePage,
    data,
    action,
    title: 'notifications.unsubscribe.title',
  },
  {
    ...page,
    name: 'unsubscribed',
    route: '/powiadomienia/wypisano/@token',
    Page: UnsubscribedPage,
    data: unsubscribed,
    title: 'notifications.unsubscribed.title',
  },
])
