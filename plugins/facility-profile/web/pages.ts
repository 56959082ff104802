import { definePages } from '#web/plugin-ui.ts'
import { data as contactData } from './contact/contact.data.ts' with { type: 'vike:pointer' }
import { Page as ContactPage } from './contact/Page.tsx' with { type: 'vike:pointer' }
import { data as facilityData } from './facility/facility.data.ts' with { type: 'vike:pointer' }
import { FacilityPicture } from './facility/FacilityPicture.tsx' with { type: 'vike:pointer' }
import { Page as FacilityPage } from './facility/Page.tsx' with { type: 'vike:pointer' }
import { data as legacyData } from './legacy/legacy.data.ts' with { type: 'vike:pointer' }
import { Page as LegacyPage } from './legacy/Page.tsx' with { type: 'vike:pointer' }

/** The profile of a facility, its telephone and e-mail for browsers without JavaScript, and its address on the former site. */
export const pages = definePages([
  {
    layout: 'public',
    name: 'map_facility',
    route: '/placowka/@facility',
    Page: FacilityPage,
    data: facilityData,
    socialImage: FacilityPicture,
    title: 'facility-profile.title',
    description: 'facility-profile.description',
    background: 'white',
    backLink: 'list',
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
  { layout: 'public', route: '/map/@facility', Page: LegacyPage, data: legacyData, title: 'facility-profile.title' },
])
