import { Schema } from 'effect'
import { Reason } from '#core/audit/reason.ts'
import { facilityTypes } from '#core/facilities/facility-type.ts'

const facility = Schema.Struct({
  id: Schema.String,
  slug: Schema.String,
  name: Schema.String,
  type: Schema.Literals(facilityTypes),
  city: Schema.String,
  street: Schema.NullOr(Schema.String),
  building_number: Schema.NullOr(Schema.String),
  phone: Schema.NullOr(Schema.String),
  /** Name of the governing body. */
  operator: Schema.NullOr(Schema.String),
  numbers: Schema.Array(Schema.String),
})

/**
 * A closed facility, and the one that may have followed it: the same edition of a register has closed the one and added
 * the other at its address.
 */
export const SuccessorPair = Schema.Struct({
  id: Schema.String,
  reason: Schema.Literals(['name-and-address', 'phone-and-address']),
  register: Schema.String,
  /** Day of the edition, ISO date. */
  edition_on: Schema.String,
  former: facility,
  successor: facility,
}).annotate({ identifier: 'SuccessorPair' })
export type SuccessorPair = typeof SuccessorPair.Type

/** Dismissal of a pair, with the reason for the audit log. */
export const SuccessorDismissal = Schema.Struct({ id: Schema.String, reason: Reason })

/** A dismissed pair. */
export const DismissedSuccessor = Schema.Struct({ id: Schema.String, status: Schema.Literal('dismissed') })
