import { formMessages } from '#web/ui/forms/form-messages.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { panel } from '../contract/ui.ts'
import { Page as AddressPage } from './address/Page.tsx' with { type: 'vike:pointer' }
import { Page as AmenitiesPage, queries as amenitiesQueries } from './amenities/Page.tsx' with { type: 'vike:pointer' }
import { Page as DescriptionPage } from './description/Page.tsx' with { type: 'vike:pointer' }
import { data as entryData } from './entry.data.ts' with { type: 'vike:pointer' }
import { Page as InfoPage } from './info/Page.tsx' with { type: 'vike:pointer' }
import { queries } from './parts/use-panel.ts' with { type: 'vike:pointer' }
import { Page as RecruitmentPage } from './recruitment/Page.tsx' with { type: 'vike:pointer' }
import { Page as SchedulePage } from './schedule/Page.tsx' with { type: 'vike:pointer' }
import { Page as SettingsPage } from './settings/Page.tsx' with { type: 'vike:pointer' }
import { Page as StaffPage, queries as staffQueries } from './staff/Page.tsx' with { type: 'vike:pointer' }

const facility = '/user_facility/@facility'
const settings = `${facility}/facility_settings` as const
const own = {
  layout: panel,
  backLink: 'map',
  messages: [
    ...['facility-panel.panel', 'facility-panel.review.reason', 'CONSENT_REQUIRED', 'POST_CODE_INVALID', 'END_BEFORE_START'],
    ...['LOCATION_OUTSIDE_VOIVODESHIP', 'NO_ELEMENTS', ...formMessages],
  ],
} as const

/** Pages of a facility's panel (specification §2, rows OW-01 to OW-18). */
export const pages = definePages([
  {
    ...own,
    name: 'user_facility',
    route: facility,
    Page: AddressPage,
    data: entryData,
    title: 'facility-panel.panel.address.title',
  },
  {
    ...own,
    name: 'facility_settings_view',
    route: settings,
    Page: AddressPage,
    data: entryData,
    title: 'facility-panel.panel.address.title',
  },
  {
    ...own,
    messages: [...own.messages, 'tags.specialization', 'places.voivodeship'],
    name: 'facility_address',
    route: `${settings}/address`,
    Page: AddressPage,
    queries,
    title: 'facility-panel.panel.address.title',
  },
  { ...own, name: 'facility_basic_info', route: `${settings}/info`, Page: InfoPage, queries, title: 'facility-panel.panel.info.title' },
  {
    ...own,
    name: 'facility_description',
    route: `${settings}/description`,
    Page: DescriptionPage,
    queries,
    title: 'facility-panel.panel.description.title',
  },
  {
    ...own,
    messages: [...own.messages, 'tags.features'],
    name: 'facility_amenities',
    route: `${settings}/amenities`,
    Page: AmenitiesPage,
    queries: amenitiesQueries,
    title: 'facility-panel.panel.amenities.title',
  },
  {
    ...own,
    name: 'facility_schedule',
    route: `${settings}/dayplan`,
    Page: SchedulePage,
    queries,
    title: 'facility-panel.panel.schedule.title',
  },
  {
    ...own,
    messages: [...own.messages, 'upload'],
    name: 'facility_staff',
    route: `${settings}/cadre`,
    Page: StaffPage,
    queries: staffQueries,
    title: 'facility-panel.panel.staff.title',
  },
  {
    ...own,
    name: 'facility_recruitment',
    route: `${settings}/recruitment`,
    Page: RecruitmentPage,
    queries,
    title: 'facility-panel.panel.recruitment.title',
  },
  {
    ...own,
    name: 'facility_settings',
    route: `${facility}/settings`,
    Page: SettingsPage,
    queries,
    title: 'facility-panel.panel.settings.title',
  },
])
