import { Schema } from 'effect'
import { Email, NonBlankText, Phone, PlainName } from '#core/kernel/field-schemas.ts'
import { languages } from '#core/kernel/language.ts'
import { visitLimits } from './limits.ts'
import { visitKinds } from './visit-kinds.ts'

/** States of a booking: it waits for the link in its mail, holds, or was cancelled. */
export const bookingStatuses = ['unconfirmed', 'confirmed', 'cancelled'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

const invalid = { message: 'FIELD_INVALID' }
const Day = Schema.String.check(
  Schema.isPattern(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, invalid),
  Schema.makeFilter((day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day), invalid),
)
const TimeOfDay = Schema.String.check(Schema.isPattern(/^([01]\d|2[0-3]):[0-5]\d$/, invalid))
const whole = (minimum: number, maximum: number) => Schema.Int.check(Schema.isBetween({ minimum, maximum }, invalid))

/** Path parameter of a time or of a booking. */
export const ById = Schema.Struct({ id: Schema.String })
export const OfFacility = Schema.Struct({ facility_id: Schema.String })

/** Times that a facility opens: a day and hours in Europe/Warsaw, repeated weekly; public holidays are left out. */
export const NewTimes = Schema.Struct({
  facility_id: Schema.String,
  kind: Schema.Literals(visitKinds),
  day: Day,
  from: TimeOfDay,
  until: TimeOfDay,
  /** Families that may come. */
  places: whole(1, visitLimits.places),
  /** Hours before the beginning until which one may book. */
  notice_hours: whole(0, visitLimits.notice),
  /** Weeks on which it is held, the first included. */
  weeks: whole(1, visitLimits.weeks),
  note: Schema.optional(Schema.NullOr(NonBlankText(visitLimits.note))),
})
export type NewTimes = typeof NewTimes.Type

/** End of a time or of a booking by the facility, with what its families are told. */
export const Cancellation = Schema.Struct({ id: Schema.String, reason: Schema.optional(Schema.NullOr(NonBlankText(visitLimits.reason))) })

/** Booking as the facility sees it. */
export const BookingView = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  email: Schema.String,
  phone: Schema.NullOr(Schema.String),
  message: Schema.NullOr(Schema.String),
  status: Schema.Literals(bookingStatuses),
}).annotate({ identifier: 'VisitBooking' })
export type BookingView = typeof BookingView.Type

const time = {
  id: Schema.String,
  kind: Schema.Literals(visitKinds),
  /** ISO 8601 UTC. */
  starts_at: Schema.String,
  ends_at: Schema.String,
  note: Schema.NullOr(Schema.String),
}

/** Time with its bookings, for the facility. */
export const TimeView = Schema.Struct({
  ...time,
  places: Schema.Number,
  taken: Schema.Number,
  notice_hours: Schema.Number,
  bookings: Schema.Array(BookingView),
}).annotate({ identifier: 'VisitTime' })
export type TimeView = typeof TimeView.Type
export const TimesView = Schema.Struct({ times: Schema.Array(TimeView) })
/** Outcome of opening times; `skipped`: holidays, and times that were open already. */
export const OpenedView = Schema.Struct({ opened: Schema.Number, skipped: Schema.Number })

/** Time that may be booked now; `free`: families for which there is a place. */
export const OpenTime = Schema.Struct({ ...time, free: Schema.Number }).annotate({ identifier: 'OpenVisitTime' })
export type OpenTime = typeof OpenTime.Type
export const BySlug = Schema.Struct({ slug: Schema.String })
export const OpenTimes = Schema.Struct({ times: Schema.Array(OpenTime) })

/** Booking of a time by a family, with or without an account. */
export const NewBooking = Schema.Struct({
  time_id: Schema.String.check(Schema.isPattern(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, invalid)),
  name: PlainName(visitLimits.name),
  email: Email,
  phone: Schema.optional(Schema.NullOr(Phone)),
  message: Schema.optional(Schema.NullOr(NonBlankText(visitLimits.message))),
  language: Schema.optional(Schema.Literals(languages)),
})
export type NewBooking = typeof NewBooking.Type

/** Outcome of a booking: only the mail has its link, so that nobody books for the address of another. */
export const BookedView = Schema.Struct({ status: Schema.Literals(['unconfirmed', 'confirmed']) })
