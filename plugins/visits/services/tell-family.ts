import { define } from '#core/kernel/define.ts'
import { CalendarFile } from '#core/ports/calendar-file.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { Translator } from '#core/ports/translator.ts'
import type { Booking, VisitTime } from '../domain/visit.ts'
import type { VisitedFacility } from '../domain/visits.port.ts'
import { VisitLink } from './visit-link.ts'

/** Booking with its time and its facility. */
export interface Visit {
  readonly booking: Booking
  readonly time: VisitTime
  readonly facility: VisitedFacility
}

/** Renders a visit as an iCalendar file, in the language of the booking. */
export const VisitCalendar = define(
  'visits/VisitCalendar',
  { calendarFile: CalendarFile, translator: Translator },
  ({ calendarFile, translator }) =>
    ({ booking, time, facility }: Visit): string => {
      const t = translator.for(booking.language)
      return calendarFile({
        id: booking.id,
        starts: new Date(time.starts_at),
        ends: new Date(time.ends_at),
        title: t('visits.calendar.title', { facility: facility.name }),
        description: [facility.address, time.note].filter(Boolean).join('\n'),
        created: new Date(booking.created_at),
      })
    },
)

/** Writes the mails to families. Each is sent once for a booking and its link. */
export const TellFamily = define(
  'visits/TellFamily',
  { mailQueue: MailQueue, calendar: VisitCalendar, link: VisitLink },
  ({ mailQueue, calendar, link }) => {
    const about = ({ booking: { name }, time, facility }: Visit) => ({
      name,
      kind: time.kind,
      facility: facility.name,
      slug: facility.slug,
      address: facility.address,
      starts: time.starts_at,
      ends: time.ends_at,
    })
    const to = ({ booking: { email, language } }: Visit) => ({ to: email, language })
    return {
      /** Asks to confirm a booking by its link. */
      toConfirm: (visit: Visit) =>
        mailQueue.enqueue({
          ...to(visit),
          template: 'visits.mail.confirm',
          values: { ...about(visit), token: link.tokenOf(visit.booking.id) },
          key: `visits.confirm:${visit.booking.id}:${visit.booking.held_until}`,
        }),
      /** Confirms a visit, with its calendar entry. */
      ofBooking: (visit: Visit) =>
        mailQueue.enqueue({
          ...to(visit),
          template: 'visits.mail.booked',
          values: { ...about(visit), note: visit.time.note ?? '', token: link.tokenOf(visit.booking.id) },
          attachments: [{ name: 'wizyta.ics', mime: 'text/calendar', text: calendar(visit) }],
          key: `visits.booked:${visit.booking.id}:${visit.booking.held_until}`,
        }),
      /** Reminds of a visit. */
      ofTomorrow: (visit: Visit) =>
        mailQueue.enqueue({
          ...to(visit),
          template: 'visits.mail.reminder',
          values: { ...about(visit), note: visit.time.note ?? '', token: link.tokenOf(visit.booking.id) },
          key: `visits.reminder:${visit.booking.id}`,
        }),
      /** Tells that the facility has cancelled visits. */
      ofEnd: (visits: readonly Visit[], reason: string) =>
        mailQueue.enqueue(
          ...visits.map((visit) => ({
            ...to(visit),
            template: 'visits.mail.called-off' as const,
            values: { ...about(visit), reason },
            key: `visits.called-off:${visit.booking.id}`,
          })),
        ),
    }
  },
)
