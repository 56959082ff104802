import { account } from '#plugins/accounts/contract/ui.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { Page as OwnPage, queries as ownQueries } from './own/Page.tsx' with { type: 'vike:pointer' }
import { Page as SavePage, queries as saveQueries } from './save/Page.tsx' with { type: 'vike:pointer' }
import { Page as StopPage } from './stop/Page.tsx' with { type: 'vike:pointer' }
import { action as stop, data as stopData } from './stop/stop.data.ts' with { type: 'vike:pointer' }

/** Pages of saved searches: the user's own, saving one, and the end of messages by the link of a mail. */
export const pages = definePages([
  {
    layout: account,
    name: 'saved_searches',
    route: '/user/searches',
    Page: OwnPage,
    queries: ownQueries,
    title: 'saved-searches.own.title',
    messages: ['saved-searches.own', 'saved-searches.fields', 'NO_ELEMENTS', ...formMessages],
  },
  {
    layout: account,
    name: 'save_search',
    route: '/user/searches/new',
    Page: SavePage,
    queries: saveQueries,
    title: 'saved-searches.new.title',
    messages: ['saved-searches.new', 'saved-searches.fields', ...formMessages],
  },
  {
    layout: 'public',
    background: 'white',
    name: 'search_stop',
    route: '/zapisane-wyszukiwania/rezygnacja/@token',
    Page: StopPage,
    data: stopData,
    action: stop,
    title: 'saved-searches.stop.title',
  },
])
