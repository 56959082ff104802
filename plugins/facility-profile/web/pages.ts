import { definePages } from '#web/runtime/plugin-ui.ts'
import { Page as ContactPage } from './contact/Page.tsx' with { type: 'vike:pointer' }
import { FacilitySocialImage } from './facility/FacilitySocialImage.tsx' with { type: 'vike:pointer' }
import { Page as FacilityPage } from './facility/Page.tsx' with { type: 'vike:pointer' }
import { Page as LegacyPage } from './legacy/Page.tsx' with { type: 'vike:pointer' }
import { contactData, facilityData, legacyData, reportData } from './pages.data.ts' with { type: 'vike:pointer' }
import { Page as ReportPage } from './report/Page.tsx' with { type: 'vike:pointer' }

/**
 * Pages of a facility: profile, contact page for browsers without JavaScript, the question what is wrong, and redirect
 * from the former site.
 */
export const pages = definePages([
  {
    layout: 'public',
    name: 'map_facility',
    route: '/placowka/@facility',
    Page: FacilityPage,
    data: facilityData,
    socialImage: FacilitySocialImage,
    title: 'facility-profile.title',
    description: 'facility-profile.description',
    background: 'white',
    backLink: true,
    fills: 'profile',
  },
  {
    layout: 'public',
    name: 'facility_contact',
    route: '/placowka/@facility/kontakt',
    Page: ContactPage,
    data: contactData,
    title: 'facility-profile.contact-page.title',
    background: 'white',
  },
  {
    layout: 'public',
    name: 'facility_report',
    route: '/placowka/@facility/zglos',
    Page: ReportPage,
    data: reportData,
    title: 'facility-profile.report.page-title',
    description: 'facility-profile.report.description',
    background: 'white',
    fills: 'profile',
  },
  { layout: 'public', route: '/map/@facility', Page: LegacyPage, data: legacyData, title: 'facility-profile.title' },
])
