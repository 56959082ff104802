import { defineUi } from '#web/runtime/plugin-ui.ts'

/** Contributions to other pages: a link in the footer. */
export const ui = defineUi({
  footer: { service: [{ to: 'sample_plugin', label: 'sample-plugin.footer' }] },
})
