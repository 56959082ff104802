import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import type { User } from '#core/access/actor.ts'
import { hasPermission } from '#core/access/permission-checks.ts'
import { define } from '#core/kernel/define.ts'
import { MembershipNotFound } from '../contract/errors.ts'
import type { MemberRole } from '../contract/membership.ts'
import { memberPermissions } from '../contract/permissions.ts'
import { Members } from '../domain/members.port.ts'
import { LockFacility } from './lock-facility.ts'

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
