import { writeFacilityData } from '#core/access/facility-data.ts'
import { panelTabs } from '#plugins/facility-panel/contract/ui.ts'
import { defineUi, tab } from '#web/runtime/plugin-ui.ts'

/** The gallery's tab in a facility's panel. */
export const ui = defineUi({
  tabs: [
    tab({
      area: panelTabs,
      route: 'facility_gallery',
      label: 'gallery.panel.title',
      permissions: [writeFacilityData],
      after: 'facility_amenities',
    }),
  ],
})
