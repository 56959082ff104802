import { definePages } from '#web/runtime/plugin-ui.ts'
import { Page } from './page/Page.tsx' with { type: 'vike:pointer' }
import { data } from './page/page.data.ts' with { type: 'vike:pointer' }

/** Page of the assistant; without cache tags, since a model may answer, whose questions are counted by caller. */
export const pages = definePages([
  {
    layout: 'public',
    name: 'assistant',
    route: '/asystent',
    Page,
    data,
    title: 'assistant.page.title',
    description: 'assistant.page.description',
    background: 'white',
  },
])
