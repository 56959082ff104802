import { Schema } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { NonBlankText } from '#core/kernel/field-schemas.ts'
import { fromWarsawTime } from '#core/kernel/warsaw.ts'

/** The maintenance ends before it begins, or is over. */
export class MaintenanceTimesWrong extends Failure('MaintenanceTimesWrong', 'invalid') {}
/** No maintenance is announced. */
export class NothingAnnounced extends Failure('NothingAnnounced', 'not-found') {}

const dateTime = /^(\d{4}-\d\d-\d\d)[T ]((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?(?:\.\d{1,9})? ?(Z|[+-](?:0\d|1[0-4])(?::?[0-5]\d)?)?$/i
const wrong = { message: 'MOMENT_FIELD_INVALID' }
const isDayOfCalendar = (text: string) => {
  const day = text.slice(0, 10)
  const moment = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
}
const DateTime = Schema.String.check(Schema.isPattern(dateTime, wrong), Schema.makeFilter(isDayOfCalendar, wrong))

/** `+01`, `+0100`, `+01:00` → `+01:00`. */
const withMinutes = (zone: string) =>
  zone.toUpperCase().replace(/^([+-]\d\d):?(\d\d)?$/, (_, hours, minutes = '00') => `${hours}:${minutes}`)

/** A maintenance announcement of the operator; a language without a message shows the Polish one. */
export const NewMaintenance = Schema.Struct({
  from: DateTime,
  to: DateTime,
  message: NonBlankText(500),
  messageUa: Schema.optional(NonBlankText(500)),
  messageEn: Schema.optional(NonBlankText(500)),
})
export type NewMaintenance = typeof NewMaintenance.Type

/** Parses a date and time, seconds without fractions; without a zone it is Warsaw time, and seconds are left out. */
export const parseDateTime = (text: string): Date => {
  const [, day = '', time = '', seconds = ':00', zone] = dateTime.exec(text) ?? []
  if (zone) return new Date(`${day}T${time}${seconds}${withMinutes(zone)}`)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return fromWarsawTime(day, hours * 60 + minutes)
}

/** Returns true when maintenance with these times can be announced now. */
export const canBeAnnounced = (from: Date, to: Date, now: Date): boolean => from < to && now < to
