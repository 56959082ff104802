import { Schema } from 'effect'
import { vacancyGroups } from '#core/facilities/fields.ts'
import { NonBlankLine, NonBlankText } from '#core/kernel/field-schemas.ts'
import { dayMinutes, textLimits } from './limits.ts'

const outside = { message: 'FIELD_INVALID' }

/** Member that may be missing (it stays) or `null` (it is removed). */
export const clearable = <Value extends Schema.Codec<unknown, unknown>>(value: Value) => Schema.optional(Schema.NullOr(value))

/** Whole number of a range. */
export const integer = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }, outside))

/** Minutes since midnight, Europe/Warsaw. */
export const Minutes = integer(0, dayMinutes)

const entry = { name: NonBlankLine(textLimits.line), description: Schema.NullOr(NonBlankText(textLimits.entryText)) }

/** Extra activity; `duration` in minutes. */
export const ActivityView = Schema.Struct({
  ...entry,
  duration: Schema.NullOr(integer(1, dayMinutes)),
  start: Schema.NullOr(Minutes),
  end: Schema.NullOr(Minutes),
}).annotate({ identifier: 'Activity' })

/** Part of an ordinary day. */
export const DayPlanEntryView = Schema.Struct({ ...entry, start: Minutes, end: Minutes }).annotate({ identifier: 'DayPlanEntry' })

/** ISO date. */
export const Day = Schema.String.check(Schema.isPattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, outside))

/** Free places of an age group, from a day on. */
export const VacancyView = Schema.Struct({
  group: Schema.Literals(vacancyGroups),
  places: integer(0, 1000),
  from: Schema.NullOr(Day),
}).annotate({ identifier: 'Vacancy' })
