import ical, { ICalCalendarMethod } from 'ical-generator'
import type { CalendarFile } from '#core/ports/calendar-file.ts'

/** Appointments written by ical-generator. */
export const makeCalendarFile = (): CalendarFile => (appointment) =>
  ical({
    prodId: { company: 'Kredka', product: 'Kredka' },
    method: ICalCalendarMethod.PUBLISH,
    events: [
      {
        id: `${appointment.id}@kredka`,
        start: appointment.starts,
        end: appointment.ends,
        stamp: appointment.made,
        summary: appointment.title,
        description: appointment.description,
      },
    ],
  }).toString()
