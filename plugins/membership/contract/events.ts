import { type DomainEvent, eventKind } from '#core/ports/events.ts'
import type { MemberRole } from './membership.ts'

/** Data of events about one membership; `facility`: its name. */
interface AboutMembership extends DomainEvent {
  readonly accountId: string
  readonly facilityId: string
  readonly facility: string
  readonly role: MemberRole
}

/** Somebody asks to become a member; `deciderIds`: accounts that may decide, `person`: the name of who asks. */
export interface MembershipRequested extends AboutMembership {
  readonly name: 'membership.requested'
  readonly person: string
  readonly deciderIds: readonly string[]
}
export const MembershipRequested = eventKind<MembershipRequested>('membership.requested')

/** A request was accepted. */
export interface MembershipAccepted extends AboutMembership {
  readonly name: 'membership.accepted'
}
export const MembershipAccepted = eventKind<MembershipAccepted>('membership.accepted')

/** A request was rejected. */
export interface MembershipRejected extends AboutMembership {
  readonly name: 'membership.rejected'
}
export const MembershipRejected = eventKind<MembershipRejected>('membership.rejected')

/** A member was removed by the facility. */
export interface MembershipRemoved extends AboutMembership {
  readonly name: 'membership.removed'
}
export const MembershipRemoved = eventKind<MembershipRemoved>('membership.removed')

/** A facility has another owner; the one before is a teacher from now on. */
export interface OwnershipPassed extends DomainEvent {
  readonly name: 'membership.ownership-passed'
  readonly facilityId: string
  readonly facility: string
  readonly fromId: string
  readonly fromName: string
  readonly toId: string
  readonly toName: string
}
export const OwnershipPassed = eventKind<OwnershipPassed>('membership.ownership-passed')
