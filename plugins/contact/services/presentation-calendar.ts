import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { groupedPhone } from '#core/kernel/phone.ts'
import { CalendarFile } from '#core/ports/calendar-file.ts'
import { Clock } from '#core/ports/clock.ts'
import { Holidays } from '#core/ports/holidays.ts'
import { Translator } from '#core/ports/translator.ts'
import { type Presentation, Presentations } from '../domain/contact.port.ts'
import { endOf, offeredDays } from '../domain/slots.ts'

/** Renders a booked presentation as an iCalendar file, in the language of the booking. */
export const PresentationCalendar = define(
  'contact/PresentationCalendar',
  { calendarFile: CalendarFile, translator: Translator },
  ({ calendarFile, translator }) =>
    ({ id, slot, phone, language, created_at }: Presentation): string => {
      const t = translator.for(language)
      return calendarFile({
        id,
        starts: new Date(slot),
        ends: new Date(endOf(slot)),
        title: t('contact.calendar.title'),
        description: t('contact.calendar.text', { phone: groupedPhone(phone) }),
        created: new Date(created_at),
      })
    },
)

/** Lists the offered slots that are not booked, by day; a fully booked day has no slots. */
export const FindFreeDays = define(
  'contact/FindFreeDays',
  { presentations: Presentations, clock: Clock, holidays: Holidays },
  ({ presentations, clock, holidays }) =>
    Effect.fn('contact.find-free-days')(function* (period: { readonly from?: string | undefined; readonly to?: string | undefined }) {
      const days = offeredDays(clock.now(), holidays.isHoliday, period)
      const first = days[0]?.slots[0]
      const last = days.at(-1)?.slots.at(-1)
      if (first === undefined || last === undefined) return []
      const booked = new Set(yield* presentations.bookedSlots(first, endOf(last)))
      return days.map(({ day, slots }) => ({ day, slots: slots.filter((slot) => !booked.has(slot)) }))
    }),
)
