import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'

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

const sample = {
  name: 'Wiktor',
  at: '2026-11-23T08:15:00.000Z',
  facility: 'Słoneczko',
  facilityId: '01970000-0000-7000-8000-0000000000f1',
  day: '2027-11-23',
}

/** Mail templates of packages. */
export const packagesMails = [
  mail('proforma', ProformaMail, {
    name: 'Wiktor',
    facility: 'Słoneczko',
    order: '01970000-0000-7000-8000-0000000000a1',
    number: 'PF/2026/17',
    gross: '61377',
    account: '61109010140000071219812874',
  }),
  mail('activated', PackageMail, sample),
  mail('expiring', PackageMail, sample),
  mail('expired', PackageMail, sample),
  mail('limit', LimitMail, { ...sample, limit: 'Udogodnienia', percent: '80', day: '2026-12-01' }),
  mail('refunded', RefundMail, {
    name: sample.name,
    at: sample.at,
    facility: sample.facility,
    facilityId: sample.facilityId,
    number: 'PF/2026/17',
    gross: '61377',
    reason: 'Pakiet zamówiony dwa razy',
  }),
]
