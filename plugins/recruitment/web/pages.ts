import { account } from '#plugins/accounts/contract/ui.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { facilityTask } from '#plugins/facility-profile/contract/ui.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { Page as ApplyPage, queries as applyQueries } from './apply/Page.tsx' with { type: 'vike:pointer' }
import { Page as CasePage, queries as caseQueries } from './inbox/CasePage.tsx' with { type: 'vike:pointer' }
import { Page as InboxPage, queries as inboxQueries } from './inbox/Page.tsx' with { type: 'vike:pointer' }
import { Page as OwnCasePage, queries as ownCaseQueries } from './own/CasePage.tsx' with { type: 'vike:pointer' }
import { Page as OwnPage, queries as ownQueries } from './own/Page.tsx' with { type: 'vike:pointer' }
import { DonePage } from './vacancies/DonePage.tsx' with { type: 'vike:pointer' }
import { Page as VacanciesPage } from './vacancies/Page.tsx' with { type: 'vike:pointer' }
import { action, data, doneData } from './vacancies/vacancies.data.ts' with { type: 'vike:pointer' }

const shared = ['recruitment.detail', 'recruitment.status', 'recruitment.no-guarantee'] as const
const link = { layout: 'public', background: 'white', title: 'recruitment.vacancies.title' } as const

/** Pages of recruitment: the form, the user's applications, the inbox of a facility, and the link that confirms free places. */
export const pages = definePages([
  {
    layout: facilityTask,
    name: 'facility_application_form',
    route: '/placowka/@slug/zgloszenie',
    Page: ApplyPage,
    queries: applyQueries,
    title: 'recruitment.form.title',
    messages: ['recruitment.form', 'recruitment.unavailable', 'recruitment.no-guarantee', ...formMessages],
  },
  {
    layout: account,
    name: 'user_applications',
    route: '/user/applications',
    Page: OwnPage,
    queries: ownQueries,
    title: 'recruitment.own.title',
    messages: ['recruitment.own', ...shared],
  },
  {
    layout: account,
    name: 'user_application',
    route: '/user/applications/@id',
    Page: OwnCasePage,
    queries: ownCaseQueries,
    title: 'recruitment.own.detail',
    messages: ['recruitment.own', ...shared, ...formMessages],
  },
  {
    layout: panel,
    name: 'facility_applications',
    route: '/user_facility/@facility/recruitment',
    Page: InboxPage,
    queries: inboxQueries,
    title: 'recruitment.inbox.title',
    messages: ['recruitment.inbox', 'recruitment.stage', 'pager', ...shared],
  },
  {
    layout: panel,
    name: 'facility_application',
    route: '/user_facility/@facility/recruitment/@application',
    Page: CasePage,
    queries: caseQueries,
    title: 'recruitment.own.detail',
    messages: ['recruitment.inbox', 'recruitment.own.detail', 'recruitment.offer', ...shared, ...formMessages],
  },
  { ...link, name: 'vacancies_link', route: '/wolne-miejsca/@token', Page: VacanciesPage, data, action },
  { ...link, name: 'vacancies_confirmed', route: '/wolne-miejsca/@token/potwierdzone', Page: DonePage, data: doneData },
])
