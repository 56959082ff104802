import { defineFills } from '#web/runtime/plugin-ui.ts'

/** Contributions to other pages: a link in the footer. */
export const fills = defineFills({
  footer: { service: [{ to: 'sample_plugin', label: 'sample-plugin.footer' }] },
})
