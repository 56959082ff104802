import { defineUi } from '#web/runtime/plugin-ui.ts'

/** Links to customer service in the footer. */
export const ui = defineUi({
  footer: {
    service: [{ to: 'contact', label: 'contact.footer' }],
    users: [{ to: 'presentation', label: 'contact.footer.presentation' }],
  },
})
