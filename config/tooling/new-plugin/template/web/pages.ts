import { definePages } from '#web/runtime/plugin-ui.ts'
import { data } from './notes/notes.data.ts' with { type: 'vike:pointer' }
import { Page } from './notes/Page.tsx' with { type: 'vike:pointer' }

/** Pages of the plugin; others link to them by name. */
export const pages = definePages([
  {
    layout: 'public',
    name: 'sample_plugin',
    route: '/sample-plugin',
    Page,
    data,
    title: 'sample-plugin.title',
    description: 'sample-plugin.description',
  },
])
