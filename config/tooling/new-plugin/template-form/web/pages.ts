import { account } from '#plugins/accounts/contract/ui.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { Page, queries } from './notes/Page.tsx' with { type: 'vike:pointer' }

/** Pages of the plugin; others link to them by name. */
export const pages = definePages([
  {
    layout: account,
    name: 'sample_plugin',
    route: '/user/sample-plugin',
    Page,
    queries,
    title: 'sample-plugin.title',
    messages: ['sample-plugin', 'NO_ELEMENTS', ...formMessages],
  },
])
