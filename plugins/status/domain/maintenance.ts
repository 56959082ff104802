import { Schema } from 'effect'
import { Failure } from '#core/kernel/failure.ts'
import { TypedText } from '#core/kernel/typed.ts'
import { whenInWarsaw } from '#core/kernel/warsaw.ts'

/** The works end before they begin, or are over. */
export class MaintenanceTimesWrong extends Failure('MaintenanceTimesWrong', 'invalid') {}
/** Nothing is announced. */
export class NothingAnnounced extends Failure('NothingAnnounced', 'not-found') {}

const Moment = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-]\d\d:\d\d)?$/, { message: 'FIELD_INVALID' }),
)

/** What the operator announces; where a language has no words of its own it gets those in Polish. */
export const NewMaintenance = Schema.Struct({
  from: Moment,
  to: Moment,
  message: TypedText(500),
  messageUa: Schema.optional(TypedText(500)),
  messageEn: Schema.optional(TypedText(500)),
})
export type NewMaintenance = typeof NewMaintenance.Type

/** The moment that is meant; one without a zone is read on Warsaw's clock. */
export const momentOf = (text: string): Date => {
  if (/(Z|[+-]\d\d:\d\d)$/.test(text)) return new Date(text)
  const [day = '', time = ''] = text.split('T')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return whenInWarsaw(day, hours * 60 + minutes)
}

/** Whether works from and to these moments can be announced now. */
export const isToCome = (from: Date, to: Date, now: Date): boolean => from < to && now < to
