import { definePages } from '#web/runtime/plugin-ui.ts'
import { CalendarPage } from './CalendarPage.tsx' with { type: 'vike:pointer' }
import { calendarData, dayData } from './calendar.data.ts' with { type: 'vike:pointer' }
import { DayPage } from './DayPage.tsx' with { type: 'vike:pointer' }
import { DaySocialImage } from './DaySocialImage.tsx' with { type: 'vike:pointer' }

const read = { layout: 'public', background: 'white', backLink: true } as const

/** The days of the school year, and one of them. */
export const pages = definePages([
  {
    ...read,
    name: 'calendar_days',
    route: '/strefa-nauczyciela/kalendarz',
    Page: CalendarPage,
    data: calendarData,
    title: 'calendar.page-title',
    description: 'calendar.description',
  },
  {
    ...read,
    name: 'calendar_day',
    route: '/strefa-nauczyciela/kalendarz/@param',
    Page: DayPage,
    data: dayData,
    socialImage: DaySocialImage,
    title: 'calendar.day.page-title',
  },
])
