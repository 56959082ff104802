import { defineFills } from '#web/runtime/plugin-ui.ts'

/** Link in the footer. */
export const fills = defineFills({
  footer: { service: [{ to: 'api_docs', label: 'api-docs.footer' }] },
})
