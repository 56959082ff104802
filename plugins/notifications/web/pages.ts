import { definePages } from '#web/plugin-ui.ts'
import { Page as UnsubscribePage } from './unsubscribe/Page.tsx' with { type: 'vike:pointer' }
import { action, data } from './unsubscribe/unsubscribe.data.ts' with { type: 'vike:pointer' }
import { Page as UnsubscribedPage } from './unsubscribe/UnsubscribedPage.tsx' with { type: 'vike:pointer' }
import { data as unsubscribed } from './unsubscribe/unsubscribed.data.ts' with { type: 'vike:pointer' }

const page = { shell: 'public', ground: 'white' } as const

/** Where the link at the end of a mail leads. */
export const pages = definePages([
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
