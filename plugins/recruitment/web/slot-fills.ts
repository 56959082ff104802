import { facilityActionsSlot } from '#core/facilities/slots.ts'
import { panelTabs } from '#plugins/facility-panel/contract/ui.ts'
import { defineFills, fill, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { readRecruitment } from '../contract/permissions.ts'
import { ApplyAction } from './profile/ApplyAction.tsx' with { type: 'vike:pointer' }

/** Way to apply on profiles, the tab with the user's applications, and the inbox in a facility's panel. */
export const fills = defineFills({
  profile: [fill(facilityActionsSlot, 'recruitment.apply', ApplyAction)],
  tabs: [
    tab({
      area: accountTabs,
      group: 'children',
      route: 'user_applications',
      label: 'recruitment.own.title',
      badge: 'applications.changed',
      after: 'user_claims',
    }),
    tab({
      area: panelTabs,
      group: 'parents',
      route: 'facility_applications',
      label: 'recruitment.inbox.title',
      permissions: [readRecruitment],
      badge: 'applications.new_applications_by_facility',
      after: 'facility_recruitment',
    }),
  ],
})
