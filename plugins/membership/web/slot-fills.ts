import { facilityActionsSlot } from '#core/facilities/slots.ts'
import { panelTabs } from '#plugins/facility-panel/contract/ui.ts'
import { defineFills, fill, tab } from '#web/runtime/plugin-ui.ts'
import { accountTabs } from '#web/runtime/tab-areas.ts'
import { memberPermissions, readOwnership, writeOwnership } from '../contract/permissions.ts'
import { JoinAction } from './components/JoinAction.tsx' with { type: 'vike:pointer' }

/**
 * Way to join a facility on its profile, tabs of parents, teachers and ownership in its panel, and the user's
 * memberships in the account.
 */
export const fills = defineFills({
  profile: [fill(facilityActionsSlot, 'membership', JoinAction)],
  tabs: [
    tab({
      area: panelTabs,
      group: 'parents',
      route: 'facility_parents',
      label: 'membership.panel.parents.title',
      premium: true,
      after: 'facility_questions',
      permissions: [memberPermissions.parent.read],
      badge: 'memberships.new_parents_by_facility',
    }),
    tab({
      area: panelTabs,
      group: 'settings',
      route: 'facility_teachers',
      label: 'membership.panel.teachers.title',
      premium: true,
      after: 'facility_parents',
      permissions: [memberPermissions.teacher.read],
      badge: 'memberships.new_teachers_by_facility',
    }),
    tab({
      area: panelTabs,
      group: 'settings',
      route: 'facility_ownership',
      label: 'membership.ownership.title',
      after: 'facility_teachers',
      permissions: [readOwnership, writeOwnership],
    }),
    tab({ area: accountTabs, group: 'children', route: 'user_memberships', label: 'membership.own.title', after: 'facilites_list' }),
  ],
})
