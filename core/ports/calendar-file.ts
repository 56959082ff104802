import { token } from '#core/kernel/token.ts'

/** Calendar event. */
export interface Appointment {
  /** Stable identifier, so that calendars recognise updates of the same event. */
  readonly id: string
  readonly starts: Date
  readonly ends: Date
  readonly title: string
  readonly description: string
  readonly created: Date
}

/** Renders an appointment as text/calendar (RFC 5545), with times in UTC. */
export type CalendarFile = (appointment: Appointment) => string
export const CalendarFile = token<CalendarFile>('core/CalendarFile')
