import { definePages } from '#web/runtime/plugin-ui.ts'
import { ChangesPage } from './changes/ChangesPage.tsx' with { type: 'vike:pointer' }
import { DocumentPage } from './document/DocumentPage.tsx' with { type: 'vike:pointer' }
import { FaqPage } from './faq/FaqPage.tsx' with { type: 'vike:pointer' }
import { accessibility, changesData, cookies, faqData, ordering, privacy, terms } from './pages.data.ts' with { type: 'vike:pointer' }

const faq = {
  layout: 'public',
  Page: FaqPage,
  data: faqData,
  title: 'info-pages.faq.page-title',
  description: 'info-pages.faq.description',
  background: 'white',
} as const

const document = { layout: 'public', Page: DocumentPage, background: 'white' } as const

/** Information pages; `/faq` shows the questions for everyone. */
export const pages = definePages([
  { ...faq, name: 'faq', route: '/faq' },
  { ...faq, name: 'faq_audience', route: '/faq/@audience' },
  {
    layout: 'public',
    name: 'site_changes',
    route: '/zmiany-w-serwisie/@audience',
    Page: ChangesPage,
    data: changesData,
    title: 'info-pages.changes.page-title',
    description: 'info-pages.changes.description',
    background: 'white',
  },
  {
    ...document,
    name: 'terms',
    route: '/regulamin',
    data: terms,
    title: 'info-pages.terms.page-title',
    description: 'info-pages.terms.description',
  },
  {
    ...document,
    name: 'privacy',
    route: '/polityka-prywatnosci',
    data: privacy,
    title: 'info-pages.privacy.page-title',
    description: 'info-pages.privacy.description',
  },
  {
    ...document,
    name: 'cookies',
    route: '/cookies',
    data: cookies,
    title: 'info-pages.cookies.page-title',
    description: 'info-pages.cookies.description',
  },
  {
    ...document,
    name: 'accessibility',
    route: '/dostepnosc',
    data: accessibility,
    title: 'info-pages.accessibility.page-title',
    description: 'info-pages.accessibility.description',
  },
  {
    ...document,
    name: 'ordering',
    route: '/jak-ustalamy-kolejnosc',
    data: ordering,
    title: 'info-pages.ordering.page-title',
    description: 'info-pages.ordering.description',
  },
])
