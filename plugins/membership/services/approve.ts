import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { define } from '#core/kernel/define.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { AlreadyMember } from '../contract/errors.ts'
import type { MemberRole } from '../contract/membership.ts'
import { type FacilityGrant, inState, newMember } from '../domain/member.ts'
import { FacilityGrants, Members } from '../domain/members.port.ts'
import { Announce } from './announce.ts'

/** Returns whether an account with this grant gains nothing by a role; a parent may become a teacher. */
export const hasRole = (grant: FacilityGrant | undefined, role: MemberRole): boolean =>
  grant !== undefined && !(grant.role === 'parent' && role === 'teacher')

/** Makes an account a member without permissions; membership and grant change together. The caller has locked facility and account. */
export const Approve = define(
  'membership/Approve',
  { members: Members, grants: Grants, facilityGrants: FacilityGrants, announce: Announce, audit: Audit, clock: Clock },
  ({ members, grants, facilityGrants, announce, audit, clock }) =>
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
      yield* audit.record({ actor, action: 'membership.approved', subject: accountId, about: { facility: facilityId, role, by } })
      yield* announce(facilityId, [accountId])
      return member
    }),
)
