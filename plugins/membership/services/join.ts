import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { define } from '#core/kernel/define.ts'
import { Overview } from '#core/overview/overview.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Events } from '#core/ports/events.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { HoldAccount } from '#plugins/accounts/contract/access.ts'
import { membershipUpdated, tokenRefresh } from '../contract/channel.ts'
import { AlreadyMember, MembershipNotFound } from '../contract/errors.ts'
import { MembershipEnded } from '../contract/events.ts'
import type { MemberRole } from '../contract/membership.ts'
import { memberPermissions } from '../contract/permissions.ts'
import { type FacilityGrant, inState, newMember } from '../domain/member.ts'
import { FacilityGrants, Invitations, Members } from '../domain/members.port.ts'
import { LockFacility } from './find-members.ts'

const managing = [memberPermissions.parent.read.name, memberPermissions.teacher.read.name]

/**
 * Tells the open pages of those who manage a facility that its members have changed, and those of `affected` accounts
 * to read their permissions again.
 */
export const Announce = define(
  'membership/Announce',
  { facilityGrants: FacilityGrants, realtime: Realtime, overview: Overview },
  ({ facilityGrants, realtime, overview }) =>
    Effect.fn('membership.announce')(function* (facilityId: string, affected: readonly string[] = []) {
      const managers = [...(yield* facilityGrants.of(facilityId)).values()].filter(({ permissions }) =>
        managing.some((name) => permissions.includes(name)),
      )
      const data = { facility_id: facilityId }
      for (const { accountId: to } of managers) yield* realtime.publish({ channel: 'main', to, type: membershipUpdated, data })
      for (const to of affected) yield* realtime.publish({ channel: 'main', to, type: tokenRefresh, data: {} })
      yield* overview.publishCounts([...managers.map(({ accountId }) => accountId), ...affected])
    }),
)

/** Returns whether an account with this grant gains nothing by a role; a parent may become a teacher. */
export const hasRole = (grant: FacilityGrant | undefined, role: MemberRole): boolean =>
  grant !== undefined && !(grant.role === 'parent' && role === 'teacher')

/** Makes an account a member without permissions; membership and grant change together. The caller has locked facility and account. */
export const Approve = define(
  'membership/Approve',
  { members: Members, grants: Grants, facilityGrants: FacilityGrants, announce: Announce, audit: Audit, events: Events, clock: Clock },
  ({ members, grants, facilityGrants, announce, audit, events, clock }) =>
    Effect.fn('membership.approve')(function* (
      actor: Actor,
      facilityId: string,
      accountId: string,
      role: MemberRole,
      by: 'invitation' | 'request',
    ) {
      const grant = (yield* facilityGrants.of(facilityId)).get(accountId)
      if (hasRole(grant, role)) return yield* new AlreadyMember()
      const before = yield* members.find(facilityId, accountId)
      const now = clock.now()
      const member = before ? inState(before, 'approved', now, role) : newMember(facilityId, accountId, role, 'approved', now)
      yield* members.save(member)
      yield* grants.save({ accountId, facilityId, role, permissions: [] })
      if (grant?.role === 'parent') yield* events.emit(MembershipEnded.of({ accountId, facilityId, role: 'parent' }))
      yield* audit.record({ actor, action: 'membership.approved', subject: accountId, about: { facility: facilityId, role, by } })
      yield* announce(facilityId, [accountId])
      return member
    }),
)

/**
 * Makes the account of an invited address a member, once. The address is compared under the lock of the account, so
 * that nobody joins by one that is not confirmed, or not theirs any more.
 */
export const Join = define(
  'membership/Join',
  { invitations: Invitations, lockFacility: LockFacility, holdAccount: HoldAccount, approve: Approve },
  ({ invitations, lockFacility, holdAccount, approve }) =>
    Effect.fn('membership.join')(function* (actor: Actor, accountId: string, invitationId: string) {
      const found = yield* invitations.byId(invitationId)
      if (!found) return yield* new MembershipNotFound()
      const facility = yield* lockFacility(found.facility_id)
      const account = yield* holdAccount(accountId).pipe(Effect.catchTag('AccountNotFound', () => new MembershipNotFound()))
      const invitation = yield* invitations.byId(invitationId)
      if (!invitation || !account.confirmed || account.email !== invitation.email) return yield* new MembershipNotFound()
      const member = yield* approve(actor, facility.id, accountId, invitation.role, 'invitation')
      yield* invitations.remove(invitationId)
      return { member, facility }
    }),
)
