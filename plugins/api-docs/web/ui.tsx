import { defineUi } from '#web/plugin-ui.ts'

/** What stands in other people's pages: a link in the footer. */
export const ui = defineUi({
  footer: { service: [{ to: 'api_docs', label: 'api-docs.footer' }] },
})
