import ical, { ICalCalendarMethod } from 'ical-generator'
import type { CalendarFile } from '#core/ports/calendar-file.ts'

/** Appointments written by ical-generator. */
export const makeCalendarFile = (): CalendarFile => (appointment) => {
  const calendar = ical({
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
  })
  // The last line ends like all others (RFC 5545 §3.1), which the library leaves out.
  return `${calendar.toString()}\r\n`
}
