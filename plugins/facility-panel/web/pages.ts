import { definePages } from '#web/runtime/plugin-ui.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { listing, listingPage, panel } from '../contract/ui.ts'
import { Page as AddressPage } from './address/Page.tsx' with { type: 'vike:pointer' }
import { Page as AmenitiesPage, queries as amenitiesQueries } from './amenities/Page.tsx' with { type: 'vike:pointer' }
import { queries } from './components/use-panel.ts' with { type: 'vike:pointer' }
import { Page as DescriptionPage } from './description/Page.tsx' with { type: 'vike:pointer' }
import { Page as InfoPage } from './info/Page.tsx' with { type: 'vike:pointer' }
import { Page as OverviewPage } from './overview/Page.tsx' with { type: 'vike:pointer' }
import { entryData, listingEntryData } from './pages.data.ts' with { type: 'vike:pointer' }
import { Page as RecruitmentPage } from './recruitment/Page.tsx' with { type: 'vike:pointer' }
import { Page as ActivitiesPage } from './schedule/ActivitiesPage.tsx' with { type: 'vike:pointer' }
import { Page as DayPlanPage } from './schedule/DayPlanPage.tsx' with { type: 'vike:pointer' }
import { Page as SchedulePage } from './schedule/Page.tsx' with { type: 'vike:pointer' }
import { Page as SettingsPage } from './settings/Page.tsx' with { type: 'vike:pointer' }
import { Page as StaffPage, queries as staffQueries } from './staff/Page.tsx' with { type: 'vike:pointer' }
import { Page as TodayPage } from './today/Page.tsx' with { type: 'vike:pointer' }
import { todayData } from './today/today.data.ts' with { type: 'vike:pointer' }

const facility = '/user_facility/@facility'
const settings = `${facility}/facility_settings` as const
const own = {
  layout: panel,
  messages: [
    'facility-panel.panel',
    'facility-panel.review.reason',
    'CONSENT_REQUIRED',
    'POST_CODE_INVALID',
    'END_BEFORE_START',
    'LOCATION_OUTSIDE_VOIVODESHIP',
    'NO_ELEMENTS',
    ...formMessages,
  ],
} as const

/** Pages that stand in the panel and in `/panel-wizytowki`. */
const address = {
  ...own,
  messages: [...own.messages, 'tags.specialization', 'places.voivodeship'],
  name: 'facility_address',
  Page: AddressPage,
  queries,
  title: 'facility-panel.panel.address.title',
} as const
const info = { ...own, name: 'facility_basic_info', Page: InfoPage, queries, title: 'facility-panel.panel.info.title' } as const
const description = {
  ...own,
  messages: [...own.messages, 'assistant.draft'],
  name: 'facility_description',
  Page: DescriptionPage,
  queries,
  title: 'facility-panel.panel.description.title',
} as const
const amenities = {
  ...own,
  messages: [...own.messages, 'tags.features'],
  name: 'facility_amenities',
  Page: AmenitiesPage,
  queries: amenitiesQueries,
  title: 'facility-panel.panel.amenities.title',
} as const
const staff = {
  ...own,
  messages: [...own.messages, 'upload', 'error.too-many'],
  name: 'facility_staff',
  Page: StaffPage,
  queries: staffQueries,
  title: 'facility-panel.panel.staff.title',
} as const
const recruitment = {
  ...own,
  name: 'facility_recruitment',
  Page: RecruitmentPage,
  queries,
  title: 'facility-panel.panel.recruitment.title',
} as const
const dayPlan = { ...own, name: 'facility_schedule', Page: DayPlanPage, queries, title: 'facility-panel.panel.day_plan.title' } as const
const activities = {
  ...own,
  name: 'facility_activities',
  Page: ActivitiesPage,
  queries,
  title: 'facility-panel.panel.activities.title',
} as const

/** Pages of a facility's panel and of `/panel-wizytowki` (specification §2, rows OW-01 to OW-18). */
export const pages = definePages([
  {
    ...own,
    name: 'user_facility',
    route: facility,
    Page: TodayPage,
    messages: ['facility-panel.today'],
    data: todayData,
    title: 'facility-panel.today.title',
  },
  {
    ...own,
    name: 'facility_settings_view',
    route: settings,
    Page: AddressPage,
    messages: address.messages,
    data: entryData,
    title: 'facility-panel.panel.address.title',
  },
  {
    ...own,
    name: 'facility_profile',
    route: `${facility}/profile`,
    Page: OverviewPage,
    queries,
    title: 'facility-panel.panel.profile.title',
  },
  { ...address, route: `${settings}/address` },
  { ...info, route: `${settings}/info` },
  { ...description, route: `${settings}/description` },
  { ...amenities, route: `${settings}/amenities` },
  {
    ...own,
    name: 'facility_schedule',
    route: `${settings}/dayplan`,
    Page: SchedulePage,
    queries,
    title: 'facility-panel.panel.schedule.title',
  },
  { ...staff, route: `${settings}/cadre` },
  { ...recruitment, route: `${settings}/recruitment` },
  {
    ...own,
    name: 'facility_settings',
    route: `${facility}/settings`,
    Page: SettingsPage,
    queries,
    title: 'facility-panel.panel.settings.title',
  },
  {
    ...own,
    layout: listing,
    name: 'facility_settings_view_listing',
    route: '/panel-wizytowki',
    Page: AddressPage,
    messages: address.messages,
    data: listingEntryData,
    title: 'facility-panel.panel.address.title',
  },
  listingPage(address, 'dane-i-adres'),
  listingPage(info, 'podstawowe-informacje'),
  listingPage(description, 'opis'),
  listingPage(amenities, 'udogodnienia'),
  listingPage(activities, 'zajecia-dodatkowe'),
  listingPage(staff, 'kadra'),
  listingPage(dayPlan, 'plan-dnia'),
  listingPage(recruitment, 'rekrutacja'),
])
