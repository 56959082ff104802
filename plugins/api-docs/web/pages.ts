import { definePages } from '#web/runtime/plugin-ui.ts'
import { data } from './docs/docs.data.ts' with { type: 'vike:pointer' }
import { Page } from './docs/Page.tsx' with { type: 'vike:pointer' }

/** API documentation page. */
export const pages = definePages([
  {
    layout: 'public',
    name: 'api_docs',
    route: '/api/docs',
    Page,
    data,
    title: 'api-docs.title',
    description: 'api-docs.description',
    background: 'white',
  },
])
