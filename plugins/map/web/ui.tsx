import { defineUi } from '#web/plugin-ui.ts'

/** The way to the map from the foot of every page. */
export const ui = defineUi({ footer: { users: [{ to: 'map', label: 'map.footer' }] } })
