import { Schema } from 'effect'
import { Email, NonBlankLine, PersonName } from '#core/kernel/field-schemas.ts'
import { languages } from '#core/kernel/language.ts'

/** Roles that a partner may name. */
export const partnerRoles = ['owner', 'administrator'] as const
export type PartnerRole = (typeof partnerRoles)[number]

/** Director or administrator of a facility, as a partner names her (decisions §24). */
export const PartnerRow = Schema.Struct({
  /** Number of the facility at the partner. */
  partner_facility_id: NonBlankLine(100),
  /** Number in the register of schools; needed when the partner names the facility for the first time. */
  rspo: Schema.optional(Schema.String.check(Schema.isPattern(/^\d{1,10}$/, { message: 'FIELD_INVALID' }))),
  email: Email,
  first_name: PersonName,
  last_name: PersonName,
  role: Schema.Literals(partnerRoles),
  language: Schema.Literals(languages),
})
export type PartnerRow = typeof PartnerRow.Type

/** Rows of one import; each is checked by itself, so that a bad one loses nothing. */
export const PartnerRows = Schema.Array(Schema.Unknown).check(Schema.isMaxLength(5000, { message: 'FIELD_TOO_LONG' }))

/** Key of a partner: lower-case letters, digits and hyphens. */
export const PartnerKey = Schema.String.check(Schema.isPattern(/^[a-z0-9-]{2,40}$/, { message: 'FIELD_INVALID' }))

/** Results of a row. */
export const rowResults = [
  'created',
  'linked',
  'error/partner-facility-not-found',
  'error/email-taken',
  'error/account-creation-failed',
] as const

/** Result of one row, counted from 1; `detail` says what is wrong with it. */
export const RowResult = Schema.Struct({
  row: Schema.Int,
  result: Schema.Literals(rowResults),
  detail: Schema.NullOr(Schema.String),
})
export type RowResult = typeof RowResult.Type

/** Result of an import. */
export const ImportResult = Schema.Struct({
  created: Schema.Int,
  linked: Schema.Int,
  failed: Schema.Int,
  rows: Schema.Array(RowResult),
})
export type ImportResult = typeof ImportResult.Type
