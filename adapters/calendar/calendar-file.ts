import ical, { ICalCalendarMethod } from 'ical-generator'
import type { CalendarFile } from '#core/ports/calendar-file.ts'

/** Writes appointments as iCalendar files, by ical-generator. */
export const makeCalendarFile = (): CalendarFile => (appointment) => {
  const calendar = ical({
    prodId: { company: 'Kredka', product: 'Kredka' },
    method: ICalCalendarMethod.PUBLISH,
    events: [
      {
        id: `${appointment.id}@kredka`,
        start: appointment.starts,
        end: appointment.ends,
        stamp: appointment.created,
        summary: appointment.title,
        description: appointment.description,
      },
    ],
  })
  // RFC 5545 §3.1 requires CRLF after the last line; the library omits it.
  return `${calendar.toString()}\r\n`
}
