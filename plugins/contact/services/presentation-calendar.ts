import { groupedPhone } from '#core/kernel/phone.ts'
import { token } from '#core/kernel/token.ts'
import type { CalendarFile } from '#core/ports/calendar-file.ts'
import type { Translator } from '#core/ports/translator.ts'
import type { Presentation } from '../domain/presentations.port.ts'
import { endOf } from '../domain/slots.ts'

interface Dependencies {
  readonly calendarFile: CalendarFile
  readonly translator: Translator
}

/** Renders a booked presentation as an iCalendar file, in the language of the booking. */
export const makePresentationCalendar =
  ({ calendarFile, translator }: Dependencies) =>
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
  }

export type PresentationCalendar = ReturnType<typeof makePresentationCalendar>
export const PresentationCalendar = token<PresentationCalendar>('contact/PresentationCalendar')
