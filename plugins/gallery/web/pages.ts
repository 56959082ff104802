import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { uploadMessages } from '#web/app-kit/files/upload-messages.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { Page, queries } from './panel/Page.tsx' with { type: 'vike:pointer' }

/** Page of the gallery in a facility's panel. */
export const pages = definePages([
  {
    layout: panel,
    name: 'facility_gallery',
    route: '/user_facility/@facility/facility_settings/gallery',
    Page,
    queries,
    title: 'gallery.panel.title',
    backLink: 'map',
    messages: ['gallery.panel', 'facility-panel.panel', ...uploadMessages],
  },
])
