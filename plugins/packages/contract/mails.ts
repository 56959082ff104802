import { Schema } from 'effect'

const text = Schema.String

/** Mail about the package of a facility; `day`: its last day, ISO date. */
export const PackageMail = Schema.Struct({ name: text, at: text, facility: text, facilityId: text, day: text })
export type PackageMail = typeof PackageMail.Type

/** Mail about a monthly limit; `limit`: its name, `percent`: how much is spent, `day`: the day on which it begins anew. */
export const LimitMail = Schema.Struct({
  name: text,
  at: text,
  facility: text,
  facilityId: text,
  limit: text,
  percent: Schema.Literals(['80', '100']),
  day: text,
})
export type LimitMail = typeof LimitMail.Type

/** Mail with the data for a bank transfer; `gross`: grosze. */
export const ProformaMail = Schema.Struct({
  name: text,
  facility: text,
  order: text,
  number: text,
  gross: Schema.FiniteFromString,
  account: text,
})
export type ProformaMail = typeof ProformaMail.Type

/** Mail about a refund; `gross`: grosze. */
export const RefundMail = Schema.Struct({
  name: text,
  at: text,
  facility: text,
  facilityId: text,
  number: text,
  reason: text,
  gross: Schema.FiniteFromString,
})
export type RefundMail = typeof RefundMail.Type
