import { listingPage, panel } from '#plugins/facility-panel/contract/ui.ts'
import { focalPointMessages } from '#web/app-kit/files/focal-point-messages.ts'
import { uploadMessages } from '#web/app-kit/files/upload-messages.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { Page, queries } from './panel/Page.tsx' with { type: 'vike:pointer' }

const gallery = {
  layout: panel,
  name: 'facility_gallery',
  Page,
  queries,
  title: 'gallery.panel.title',
  messages: ['gallery.panel', 'facility-panel.panel', ...uploadMessages, ...focalPointMessages],
} as const

/** Page of the gallery in a facility's panel and in `/panel-wizytowki`. */
export const pages = definePages([
  { ...gallery, route: '/user_facility/@facility/facility_settings/gallery' },
  listingPage(gallery, 'galeria'),
])
