import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { book, sentData, timesData } from './book/book.data.ts' with { type: 'vike:pointer' }
import { Page as TimesPage } from './book/Page.tsx' with { type: 'vike:pointer' }
import { SentPage } from './book/SentPage.tsx' with { type: 'vike:pointer' }
import { confirm, confirmData, giveBack, move, moveData, visitData } from './booking/booking.data.ts' with { type: 'vike:pointer' }
import { ConfirmPage } from './booking/ConfirmPage.tsx' with { type: 'vike:pointer' }
import { MovePage } from './booking/MovePage.tsx' with { type: 'vike:pointer' }
import { VisitPage } from './booking/VisitPage.tsx' with { type: 'vike:pointer' }
import { Page as PanelPage, queries } from './panel/Page.tsx' with { type: 'vike:pointer' }

const page = { layout: 'public', background: 'white' } as const

/** Pages on which families book, confirm and give back a visit, and that of the panel. */
export const pages = definePages([
  {
    ...page,
    name: 'visit_times',
    route: '/wizyty/@slug',
    Page: TimesPage,
    data: timesData,
    action: book,
    title: 'visits.page.title',
    description: 'visits.page.description',
  },
  { ...page, name: 'visit_sent', route: '/wizyty/@slug/@state', Page: SentPage, data: sentData, title: 'visits.sent.title' },
  {
    ...page,
    name: 'visit',
    route: '/wizyta/@token',
    Page: VisitPage,
    data: visitData,
    action: giveBack,
    title: 'visits.booking.title',
  },
  {
    ...page,
    name: 'visit_confirm',
    route: '/wizyta/@token/potwierdz',
    Page: ConfirmPage,
    data: confirmData,
    action: confirm,
    title: 'visits.confirm.title',
  },
  {
    ...page,
    name: 'visit_move',
    route: '/wizyta/@token/przeloz',
    Page: MovePage,
    data: moveData,
    action: move,
    title: 'visits.booking.move.send',
  },
  {
    layout: panel,
    name: 'facility_visits',
    route: '/user_facility/@facility/visits',
    Page: PanelPage,
    queries,
    title: 'visits.panel.title',
    messages: [
      'visits.panel',
      'visits.field',
      'visits.kind',
      'visits.until.before',
      'visits.day.past',
      'error/visit-times-full',
      'error/visit-time-not-found',
      'error/visit-not-found',
      ...formMessages,
    ],
  },
])
