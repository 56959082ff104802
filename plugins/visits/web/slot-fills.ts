import { facilityActionsSlot, facilityProfileSlot } from '#core/facilities/slots.ts'
import { panelTabs } from '#plugins/facility-panel/contract/ui.ts'
import { defineFills, fill, tab } from '#web/runtime/plugin-ui.ts'
import { readRecruitment } from '../contract/permissions.ts'
import { visitsSlotKey } from '../contract/slot-key.ts'
import { OpenDay } from './profile/OpenDay.tsx' with { type: 'vike:pointer' }
import { VisitAction } from './profile/VisitAction.tsx' with { type: 'vike:pointer' }

/** Way to book and the next open day on profiles, and the tab of the panel. */
export const fills = defineFills({
  profile: [fill(facilityActionsSlot, visitsSlotKey, VisitAction), fill(facilityProfileSlot, visitsSlotKey, OpenDay)],
  tabs: [
    tab({
      area: panelTabs,
      group: 'parents',
      route: 'facility_visits',
      label: 'visits.panel.title',
      permissions: [readRecruitment],
      after: 'facility_applications',
    }),
  ],
})
