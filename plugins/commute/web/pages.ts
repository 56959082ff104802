import { toolListData } from '#plugins/catalogue/contract/tool-data-ui.ts' with { type: 'vike:pointer' }
import { definePages } from '#web/runtime/plugin-ui.ts'
import { OnTheWayPage } from './list/OnTheWayPage.tsx' with { type: 'vike:pointer' }

/** Page of the way between home and work, of a list that its address names. */
export const pages = definePages([
  {
    layout: 'public',
    name: 'on_the_way',
    route: '/po-drodze-do-pracy/@type/@voivodeship/@city',
    Page: OnTheWayPage,
    data: toolListData,
    title: 'commute.title',
    description: 'commute.lead',
    backLink: true,
  },
])
