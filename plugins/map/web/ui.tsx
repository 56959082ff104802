import { defineUi } from '#web/runtime/plugin-ui.ts'

/** Link to the map in the footer. */
export const ui = defineUi({
  footer: { users: [{ to: 'map', label: 'map.footer' }] },
})
