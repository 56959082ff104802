import { Schema } from 'effect'
import { Email, Phone, PlainName } from '#core/kernel/field-schemas.ts'
import { languages } from '#core/kernel/language.ts'
import { nameMaxLength } from './limits.ts'

const invalid = { message: 'FIELD_INVALID' }
const isMoment = (text: string) => !Number.isNaN(Date.parse(text))
const isDay = (day: string) => isMoment(day) && new Date(day).toISOString().startsWith(day)
const Day = Schema.String.check(
  Schema.isPattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, invalid),
  Schema.makeFilter(isDay, invalid),
)
const Moment = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/, invalid),
  Schema.makeFilter(isMoment, invalid),
)
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Range of days, ISO dates in Europe/Warsaw; default: all offered days. */
export const SlotsQuery = Schema.Struct({ from: Schema.optional(Day), to: Schema.optional(Day) })

/** 15-minute slot for a presentation, ISO 8601 UTC. */
export const Slot = Schema.Struct({ slot: Schema.String, ends: Schema.String })

export const Slots = Schema.Struct({ slots: Schema.Array(Slot) })

/** Request for a presentation (decisions §13). */
export const NewPresentation = Schema.Struct({
  /** Start: one of the listed slots. */
  slot: Moment,
  name: PlainName(nameMaxLength),
  email: Email,
  phone: Phone,
  facility_id: Schema.optional(Schema.String.check(Schema.isPattern(uuid, invalid))),
  language: Schema.optional(Schema.Literals(languages)),
})
export type NewPresentation = typeof NewPresentation.Type

/** Booked presentation as its owner sees it; the token allows to cancel it. */
export const BookedPresentation = Schema.Struct({ id: Schema.String, slot: Schema.String, ends: Schema.String, token: Schema.String })
export type BookedPresentation = typeof BookedPresentation.Type
