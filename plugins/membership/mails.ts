import { mail } from '#core/plugin/mails.ts'
import { InvitationMail, MembershipMail, OwnershipMail, RequestedMail } from './contract/mails.ts'

const name = 'Joanna'
const facility = 'Przedszkole „Bajka”'
const person = 'Wiktor Właściciel'
const at = '2026-12-12T08:15:00.000Z'
const id = '01970000-0000-7000-8000-00000000000c'
const about = { name, facility, role: 'parent', at } as const

/** Mail templates of memberships. */
export const membershipMails = [
  mail('invitation', InvitationMail, { facility, from: person, role: 'teacher', token: `${id}.podpis` }),
  mail('requested', RequestedMail, { ...about, person: 'Renata Rodzicka', id }),
  mail('accepted', MembershipMail, about),
  mail('rejected', MembershipMail, about),
  mail('removed', MembershipMail, about),
  mail('ownership-passed', OwnershipMail, { name, facility, person, id, at }),
  mail('ownership-received', OwnershipMail, { name, facility, person, id, at }),
]
