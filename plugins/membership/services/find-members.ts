import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import type { User } from '#core/access/actor.ts'
import { hasPermission } from '#core/access/permission-checks.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities, type KnownFacility } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { Clock } from '#core/ports/clock.ts'
import { Signing } from '#core/ports/signing.ts'
import { InvitationNotFound, MembershipNotFound } from '../contract/errors.ts'
import { membersLimit } from '../contract/limits.ts'
import type { MemberRole } from '../contract/membership.ts'
import { memberPermissions } from '../contract/permissions.ts'
import { idOfToken, isTokenOf } from '../domain/invitation-token.ts'
import { mustWait, stateInForce } from '../domain/member.ts'
import { FacilityGrants, Invitations, Members } from '../domain/members.port.ts'

/** Finds a facility and locks it until the transaction ends, so that its members change one after the other. */
export const LockFacility = define(
  'membership/LockFacility',
  { knownFacilities: KnownFacilities, facilities: Facilities },
  ({ knownFacilities, facilities }) =>
    Effect.fn('membership.lock-facility')(function* (id: string) {
      const facility = (yield* knownFacilities.find([id])).get(id)
      if (!facility) return yield* new FacilityNotFound()
      // It may be deleted or merged while this waits for the lock.
      if ((yield* facilities.lock([id])).length === 0) return yield* new FacilityNotFound()
      return facility
    }),
)

/** Members that decide about access to a membership, or to an invitation, which has no account yet. */
interface Managed {
  readonly facility_id: string
  readonly role: MemberRole
  readonly account_id: string | null
}

/** Fails for users who may not change a membership: as not found, unless they see it, since it is theirs or they may read the list. */
export const requireManaged = Effect.fn('membership.require-managed')(function* (user: User, member: Managed) {
  const { read, write } = memberPermissions[member.role]
  if (hasPermission(user, write, member.facility_id)) return
  const sees = member.account_id === user.id || hasPermission(user, read, member.facility_id)
  return yield* sees ? new InsufficientPermissions() : new MembershipNotFound()
})

/** Finds a membership that the user may change, under the lock of its facility. */
export const FindManaged = define('membership/FindManaged', { members: Members, lockFacility: LockFacility }, ({ members, lockFacility }) =>
  Effect.fn('membership.find-managed')(function* (user: User, id: string) {
    const found = yield* members.byId(id)
    yield* requireManaged(user, found)
    const facility = yield* lockFacility(found.facility_id)
    const member = yield* members.byId(id)
    // A merge or a promotion meanwhile may have put it under other permissions.
    yield* requireManaged(user, member)
    return { member, facility }
  }),
)

/** Returns why an account may not ask to join a facility; `null`: it may. */
export const FindObstacle = define(
  'membership/FindObstacle',
  { members: Members, facilityGrants: FacilityGrants, limits: Limits, clock: Clock },
  ({ members, facilityGrants, limits, clock }) =>
    Effect.fn('membership.obstacle')(function* (accountId: string, { id, active }: Pick<KnownFacility, 'id' | 'active'>) {
      const grants = yield* facilityGrants.of(id)
      if (grants.has(accountId)) return 'member' as const
      const member = yield* members.find(id, accountId)
      if (member && stateInForce(member, undefined) === 'awaiting_verification') return 'waiting' as const
      const owned = [...grants.values()].some(({ role }) => role === 'owner')
      if (!active || !owned || (yield* limits.valueFor(id, membersLimit)) !== true) return 'closed' as const
      return member && mustWait(member, clock.now()) ? ('too_soon' as const) : null
    }),
)

/** Finds the invitation of a link; forged, used and old links are alike. */
export const FindInvitation = define(
  'membership/FindInvitation',
  { invitations: Invitations, signing: Signing, clock: Clock },
  ({ invitations, signing, clock }) =>
    Effect.fn('membership.find-invitation')(function* (linkToken: string) {
      const id = idOfToken(linkToken)
      const invitation = id === null ? null : yield* invitations.byId(id)
      if (!invitation || !isTokenOf(linkToken, invitation, signing, clock.now())) return yield* new InvitationNotFound()
      return invitation
    }),
)
