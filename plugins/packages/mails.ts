import { mail } from '#core/plugin/mails.ts'
import { LimitMail, PackageMail, ProformaMail, RefundMail } from './contract/mails.ts'

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
