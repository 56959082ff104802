import { Schema } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { NonBlankText } from '#core/kernel/field-schemas.ts'
import { fromWarsawTime } from '#core/kernel/warsaw.ts'

/** The maintenance ends before it begins, or is over. */
export class MaintenanceTimesWrong extends Failure('MaintenanceTimesWrong', 'invalid') {}
/** No maintenance is announced. */
export class NothingAnnounced extends Failure('NothingAnnounced', 'not-found') {}

const DateTime = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-]\d\d:\d\d)?$/, { message: 'FIELD_INVALID' }),
)

/** A maintenance announcement of the operator; a language without a message shows the Polish one. */
export const NewMaintenance = Schema.Struct({
  from: DateTime,
  to: DateTime,
  message: NonBlankText(500),
  messageUa: Schema.optional(NonBlankText(500)),
  messageEn: Schema.optional(NonBlankText(500)),
})
export type NewMaintenance = typeof NewMaintenance.Type

/** Parses a date and time; without a zone it is Warsaw time. */
export const parseDateTime = (text: string): Date => {
  if (/(Z|[+-]\d\d:\d\d)$/.test(text)) return new Date(text)
  const [day = '', time = ''] = text.split('T')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return fromWarsawTime(day, hours * 60 + minutes)
}

/** Returns true when maintenance with these times can be announced now. */
export const canBeAnnounced = (from: Date, to: Date, now: Date): boolean => from < to && now < to
