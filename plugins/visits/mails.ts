import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'
import { visitKinds } from './contract/visit-kinds.ts'

const text = Schema.String

/** What mails to a family say of its visit; `starts`, `ends`: ISO 8601 UTC. */
const visit = {
  name: text,
  kind: Schema.Literals(visitKinds),
  facility: text,
  slug: text,
  address: text,
  starts: text,
  ends: text,
}

/** Link that confirms a booking; `token` gives access to it. */
export const ConfirmMail = Schema.Struct({ ...visit, token: text })
export type ConfirmMail = typeof ConfirmMail.Type

/** Confirmed booking, with its calendar entry; `note`: what the facility says, or empty. */
export const BookedMail = Schema.Struct({ ...visit, note: text, token: text })
export type BookedMail = typeof BookedMail.Type

/** Visit of the next day. */
export const ReminderMail = Schema.Struct({ ...visit, note: text, token: text })
export type ReminderMail = typeof ReminderMail.Type

/** Visit that the facility has cancelled; `reason` may be empty. */
export const CalledOffMail = Schema.Struct({ ...visit, reason: text })
export type CalledOffMail = typeof CalledOffMail.Type

/** A family has a place, or has given it back; to those who read applications. `name`: first name of the recipient. */
export const FacilityMail = Schema.Struct({ name: text, at: text, facility: text, facility_id: text, starts: text })
export type FacilityMail = typeof FacilityMail.Type

const family = {
  name: 'Renata Rodzicka',
  kind: 'visit',
  facility: 'Żłobek „Słoneczko”',
  slug: 'sloneczko',
  address: 'Długa 5, Kraków',
  starts: '2026-11-24T08:00:00.000Z',
  ends: '2026-11-24T08:45:00.000Z',
} as const
const token = '0123456789abcdef0123456789abcdef'
const staff = {
  name: 'Joanna',
  at: '2026-11-23T08:15:00.000Z',
  facility: family.facility,
  facility_id: '01970000-0000-7000-8000-00000000000f',
  starts: family.starts,
}

/** Mail templates of visits. */
export const visitsMails = [
  mail('confirm', ConfirmMail, { ...family, token }),
  mail('booked', BookedMail, { ...family, note: 'Dzwonek przy furtce.', token }),
  mail('reminder', ReminderMail, { ...family, kind: 'open_day', note: '', token }),
  mail('called-off', CalledOffMail, { ...family, reason: 'Choroba w grupie.' }),
  mail('new', FacilityMail, staff),
  mail('given-back', FacilityMail, staff),
]
