import { Effect } from 'effect'
import type { User } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { hasPermission } from '#core/access/permission-checks.ts'
import type { PermissionName } from '#core/access/permissions.ts'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { PremiumRequired } from '#core/packages/limit-errors.ts'
import { Limits } from '#core/packages/limits.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { membershipApi } from '../contract/api.ts'
import { MembershipClosed, MembershipNotFound } from '../contract/errors.ts'
import { membersLimit } from '../contract/limits.ts'
import type { MembershipChanges } from '../contract/membership.ts'
import { delegable, moderate } from '../contract/permissions.ts'
import { inState, stateInForce } from '../domain/member.ts'
import { FacilityGrants, Members } from '../domain/members.port.ts'
import { FindManaged } from '../services/find-members.ts'
import { Announce } from '../services/join.ts'
import { ViewMembers } from '../services/view-members.ts'

/** Returns the permissions that a change leads to, each once. */
const permissionsAfter = (
  held: readonly PermissionName[],
  { permissions = held, moderator }: MembershipChanges,
): readonly PermissionName[] => {
  const others = moderator === undefined ? permissions : permissions.filter((name) => name !== moderate.name)
  return [...new Set([...others, ...(moderator ? [moderate.name] : [])])].toSorted()
}

/** Returns the message why the user may not pass a permission on: no teacher may have it, or the user lacks it; else `null`. */
const refusalOf = (user: User, facilityId: string, name: PermissionName): string | null => {
  const permission = delegable.find((one) => one.name === name)
  if (permission === undefined) return 'membership.permission.owner-only'
  return hasPermission(user, permission, facilityId) ? null : 'membership.permission.not-yours'
}

/** Gives a teacher permissions, or takes them away; in force with the next call of the teacher, also in tabs that are open (row ME-03). */
export const ChangeMembership = handler(
  membershipApi.changeMembership,
  {
    members: Members,
    findManaged: FindManaged,
    facilityGrants: FacilityGrants,
    grants: Grants,
    viewMembers: ViewMembers,
    announce: Announce,
    limits: Limits,
    audit: Audit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ members, findManaged, facilityGrants, grants, viewMembers, announce, limits, audit, clock, transaction }) => {
    return Effect.fn('membership.change')(function* (user, input) {
      const { member, facility } = yield* findManaged(user, input.id)
      const grant = (yield* facilityGrants.of(facility.id)).get(member.account_id)
      const state = stateInForce(member, grant)
      if (!grant || member.role !== 'teacher' || state !== 'approved') return yield* new MembershipClosed({ detail: state })
      if (input.version !== undefined && input.version !== member.version) return yield* new VersionConflict()
      if ((yield* limits.valueFor(facility.id, membersLimit)) !== true) return yield* new PremiumRequired()
      const next = permissionsAfter(grant.permissions, input)
      const added = next.filter((name) => !grant.permissions.includes(name))
      const refusals = new Set(added.flatMap((name) => refusalOf(user, facility.id, name) ?? []))
      if (refusals.size > 0) return yield* new Validation({ schema: { permissions: [...refusals] } })
      const changed = { ...inState(member, 'approved', clock.now()), changed_at: member.changed_at }
      yield* members.save(changed)
      yield* grants.save({ accountId: member.account_id, facilityId: facility.id, role: 'teacher', permissions: next })
      yield* audit.record({
        actor: user,
        action: 'membership.permissions-changed',
        subject: member.account_id,
        about: { facility: facility.id, permissions: [...next] },
      })
      yield* announce(facility.id, [member.account_id])
      const [view] = yield* viewMembers(facility.id, [changed])
      return view ?? (yield* new MembershipNotFound())
    }, transaction)
  },
)
