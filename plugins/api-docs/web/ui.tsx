import { defineUi } from '#web/runtime/plugin-ui.ts'

/** Link in the footer. */
export const ui = defineUi({
  footer: { service: [{ to: 'api_docs', label: 'api-docs.footer' }] },
})
