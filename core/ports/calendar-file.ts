import { token } from '#core/kernel/token.ts'

/** One appointment. */
export interface Appointment {
  /** The same for the same appointment, so that calendars know it again. */
  readonly id: string
  readonly starts: Date
  readonly ends: Date
  readonly title: string
  readonly description: string
  readonly made: Date
}

/** An appointment as calendars read it: text/calendar (RFC 5545), times in UTC. */
export type CalendarFile = (appointment: Appointment) => string
export const CalendarFile = token<CalendarFile>('core/CalendarFile')
