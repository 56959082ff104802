import { account } from '#plugins/accounts/contract/ui.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { facilityTask } from '#plugins/facility-profile/contract/ui.ts'
import { proofMessages } from '#web/app-kit/identity/proof-messages.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { Page as InvitationPage } from './invitation/Page.tsx' with { type: 'vike:pointer' }
import { Refused } from './invitation/Refused.tsx' with { type: 'vike:pointer' }
import { Page as RefusePage } from './invitation/RefusePage.tsx' with { type: 'vike:pointer' }
import { Page as JoinPage, queries as joinQueries } from './join/Page.tsx' with { type: 'vike:pointer' }
import { Page as OwnPage, queries as ownQueries } from './own/Page.tsx' with { type: 'vike:pointer' }
import { Page as OwnershipPage, queries as ownershipQueries } from './ownership/Page.tsx' with { type: 'vike:pointer' }
import { entryData, invitationData, refuse, refuseData, refusedData } from './pages.data.ts' with { type: 'vike:pointer' }
import { Page as ParentsPage, queries as parentsQueries } from './panel/Parents.tsx' with { type: 'vike:pointer' }
import { Page as TeachersPage, queries as teachersQueries } from './panel/Teachers.tsx' with { type: 'vike:pointer' }

const facility = '/user_facility/@facility'
const members = {
  layout: panel,
  messages: ['membership.panel', 'membership.state', 'membership.permission', 'pager', 'NO_ELEMENTS', ...formMessages],
} as const
const invitation = { layout: 'public', background: 'white' } as const

/** Pages of members: in a facility's panel, of the user, of a facility's profile, and of an invitation. */
export const pages = definePages([
  {
    ...members,
    name: 'facility_parents_teachers',
    route: `${facility}/parents_teachers`,
    Page: ParentsPage,
    data: entryData,
    title: 'membership.panel.parents.title',
  },
  {
    ...members,
    name: 'facility_parents',
    route: `${facility}/parents_teachers/parents`,
    Page: ParentsPage,
    queries: parentsQueries,
    title: 'membership.panel.parents.title',
  },
  {
    ...members,
    name: 'facility_teachers',
    route: `${facility}/parents_teachers/teachers`,
    Page: TeachersPage,
    queries: teachersQueries,
    title: 'membership.panel.teachers.title',
  },
  {
    ...members,
    name: 'facility_ownership',
    route: `${facility}/ownership`,
    Page: OwnershipPage,
    queries: ownershipQueries,
    title: 'membership.ownership.title',
    messages: ['membership.ownership', 'NAME_NOT_CONFIRMED', ...proofMessages],
  },
  {
    layout: account,
    name: 'user_memberships',
    route: '/user/memberships',
    Page: OwnPage,
    queries: ownQueries,
    title: 'membership.own.title',
    messages: ['membership.own', 'membership.state', 'membership.role', 'NO_ELEMENTS', ...formMessages],
  },
  {
    layout: facilityTask,
    name: 'facility_join',
    route: '/placowka/@slug/dolacz',
    Page: JoinPage,
    queries: joinQueries,
    title: 'membership.join.title',
    messages: ['membership.join', ...formMessages],
  },
  {
    ...invitation,
    name: 'invitation',
    route: '/zaproszenie/@token',
    Page: InvitationPage,
    data: invitationData,
    title: 'membership.invitation.title',
  },
  {
    ...invitation,
    name: 'invitation_refusal',
    route: '/zaproszenie/@token/odmowa',
    Page: RefusePage,
    data: refuseData,
    action: refuse,
    title: 'membership.refuse.title',
  },
  {
    ...invitation,
    name: 'invitation_refused',
    route: '/zaproszenie-odrzucone',
    Page: Refused,
    data: refusedData,
    title: 'membership.refused.title',
  },
])
