import { Schema } from 'effect'
import { type EventOf, eventKind } from '#core/ports/events.ts'
import { memberRoles } from './membership.ts'

/** Data of events about one membership; `facility`: its name. */
const aboutMembership = {
  accountId: Schema.String,
  facilityId: Schema.String,
  facility: Schema.String,
  role: Schema.Literals(memberRoles),
}

/** Somebody asks to become a member; `deciderIds`: accounts that may decide, `person`: the name of who asks. */
export const MembershipRequested = eventKind('membership.requested', {
  ...aboutMembership,
  person: Schema.String,
  deciderIds: Schema.Array(Schema.String),
})
export type MembershipRequested = EventOf<typeof MembershipRequested>

/** A request was accepted. */
export const MembershipAccepted = eventKind('membership.accepted', aboutMembership)
export type MembershipAccepted = EventOf<typeof MembershipAccepted>

/** A request was rejected. */
export const MembershipRejected = eventKind('membership.rejected', aboutMembership)
export type MembershipRejected = EventOf<typeof MembershipRejected>

/** A member was removed by the facility. */
export const MembershipRemoved = eventKind('membership.removed', aboutMembership)
export type MembershipRemoved = EventOf<typeof MembershipRemoved>

/** Somebody is no longer a member in this role: removed by the facility, gone, or a parent who works there from now on. */
export const MembershipEnded = eventKind('membership.ended', {
  accountId: Schema.String,
  facilityId: Schema.String,
  role: Schema.Literals(memberRoles),
})
export type MembershipEnded = EventOf<typeof MembershipEnded>

/** A facility has another owner; the one before is a teacher from now on. */
export const OwnershipPassed = eventKind('membership.ownership-passed', {
  facilityId: Schema.String,
  facility: Schema.String,
  fromId: Schema.String,
  fromName: Schema.String,
  toId: Schema.String,
  toName: Schema.String,
})
export type OwnershipPassed = EventOf<typeof OwnershipPassed>
