import { Schema } from 'effect'
import { memberRoles } from './membership.ts'

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
