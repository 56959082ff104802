import { define } from '#core/kernel/define.ts'
import { groupedPhone } from '#core/kernel/phone.ts'
import { CalendarFile } from '#core/ports/calendar-file.ts'
import { Translator } from '#core/ports/translator.ts'
import type { Presentation } from '../domain/presentations.port.ts'
import { endOf } from '../domain/slots.ts'

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
