import { definePages } from '#web/runtime/plugin-ui.ts'
import { Page as BookedPage } from './booked/Page.tsx' with { type: 'vike:pointer' }
import { Page as CancelPage } from './cancel/Page.tsx' with { type: 'vike:pointer' }
import { Page as ContactPage } from './contact/Page.tsx' with { type: 'vike:pointer' }
import { book, bookedData, cancel, cancelData, contactData, presentationData, send, sentData } from './pages.data.ts' with {
  type: 'vike:pointer',
}
import { Page as PresentationPage } from './presentation/Page.tsx' with { type: 'vike:pointer' }
import { Page as SentPage } from './sent/Page.tsx' with { type: 'vike:pointer' }

const page = { layout: 'public', background: 'white' } as const

/** Pages of messages and presentations; without cache tags, so that each visitor gets a form of their own. */
export const pages = definePages([
  {
    ...page,
    name: 'contact',
    route: '/kontakt',
    Page: ContactPage,
    data: contactData,
    action: send,
    title: 'contact.page.title',
    description: 'contact.page.description',
  },
  { ...page, name: 'contact_sent', route: '/kontakt/wyslano/@number', Page: SentPage, data: sentData, title: 'contact.sent.title' },
  {
    ...page,
    name: 'presentation',
    route: '/umow-prezentacje',
    Page: PresentationPage,
    data: presentationData,
    action: book,
    title: 'contact.presentation.title',
    description: 'contact.presentation.description',
  },
  {
    ...page,
    name: 'presentation_booked',
    route: '/umow-prezentacje/termin/@token',
    Page: BookedPage,
    data: bookedData,
    title: 'contact.booked.title',
  },
  {
    ...page,
    name: 'presentation_cancel',
    route: '/umow-prezentacje/odwolaj/@token',
    Page: CancelPage,
    data: cancelData,
    action: cancel,
    title: 'contact.cancel.title',
  },
])
