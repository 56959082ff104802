import { Schema } from 'effect'
import { languages } from '#core/kernel/language.ts'
import { Email, Phone, TypedLine } from '#core/kernel/typed.ts'
import { nameMost } from './message.ts'

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

/** Which days are asked for, ISO dates of Warsaw's calendar; all that are offered unless told. */
export const SlotsQuery = Schema.Struct({ from: Schema.optional(Day), to: Schema.optional(Day) })

/** A quarter of an hour in which a presentation may be had, ISO 8601 UTC. */
export const Slot = Schema.Struct({ slot: Schema.String, ends: Schema.String })

export const Slots = Schema.Struct({ slots: Schema.Array(Slot) })

/** Booking a presentation (decisions §13). */
export const NewPresentation = Schema.Struct({
  /** When it begins: a moment that the list of slots has. */
  slot: Moment,
  name: TypedLine(nameMost),
  email: Email,
  phone: Phone,
  facility_id: Schema.optional(Schema.String.check(Schema.isPattern(uuid, invalid))),
  language: Schema.optional(Schema.Literals(languages)),
})
export type NewPresentation = typeof NewPresentation.Type

/** A booking as the one who made it sees it; whoever has the token may call it off. */
export const BookedPresentation = Schema.Struct({ id: Schema.String, slot: Schema.String, ends: Schema.String, token: Schema.String })
export type BookedPresentation = typeof BookedPresentation.Type
