import { definePages } from '#web/runtime/plugin-ui.ts'
import { Page } from './sources/Page.tsx' with { type: 'vike:pointer' }
import { data } from './sources/sources.data.ts' with { type: 'vike:pointer' }

/** Page of data sources. */
export const pages = definePages([
  {
    layout: 'public',
    name: 'sources',
    route: '/zrodla-danych',
    Page,
    data,
    title: 'registers.sources.title',
    description: 'registers.sources.description',
    background: 'white',
  },
])
