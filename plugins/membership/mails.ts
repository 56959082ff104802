import { Schema } from 'effect'
import { mail } from '#core/plugin/mails.ts'
import { memberRoles } from './contract/membership.ts'

const text = Schema.String
const role = Schema.Literals(memberRoles)

/** Invitation of a facility; `from`: who invites, `token`: of its link. */
export const InvitationMail = Schema.Struct({ facility: text, from: text, role, token: text })
export type InvitationMail = typeof InvitationMail.Type

/** Data of mails about a membership; `name`: first name of the recipient, `at`: moment of the event. */
const about = { name: text, facility: text, role, at: text }

/** Somebody asks to become a member. */
export const RequestedMail = Schema.Struct({ ...about, person: text, id: text })
export type RequestedMail = typeof RequestedMail.Type

/** A request was accepted or rejected, or a member removed. */
export const MembershipMail = Schema.Struct(about)
export type MembershipMail = typeof MembershipMail.Type

/** The recipient has passed a facility on, or received one; `person`: the other side, `id`: the facility. */
export const OwnershipMail = Schema.Struct({ name: text, facility: text, person: text, id: text, at: text })
export type OwnershipMail = typeof OwnershipMail.Type

const name = 'Joanna'
const facility = 'Przedszkole „Bajka”'
const person = 'Wiktor Właściciel'
const at = '2026-12-12T08:15:00.000Z'
const id = '01970000-0000-7000-8000-00000000000c'
const sampleFacility = { name, facility, role: 'parent', at } as const

/** Mail templates of memberships. */
export const membershipMails = [
  mail('invitation', InvitationMail, { facility, from: person, role: 'teacher', token: `${id}.podpis` }),
  mail('requested', RequestedMail, { ...sampleFacility, person: 'Renata Rodzicka', id }),
  mail('accepted', MembershipMail, sampleFacility),
  mail('rejected', MembershipMail, sampleFacility),
  mail('removed', MembershipMail, sampleFacility),
  mail('ownership-passed', OwnershipMail, { name, facility, person, id, at }),
  mail('ownership-received', OwnershipMail, { name, facility, person, id, at }),
]
