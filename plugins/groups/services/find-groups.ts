import { Effect } from 'effect'
import { InsufficientPermissions } from '#core/access/access-errors.ts'
import type { User } from '#core/access/actor.ts'
import type { FacilityPermission } from '#core/access/permissions.ts'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { ChildNotFound, GroupNotFound } from '../contract/errors.ts'
import type { GroupsView } from '../contract/group.ts'
import { enterChildren, manageGroups } from '../contract/permissions.ts'
import { Groups } from '../domain/groups.port.ts'

/**
 * Fails unless the user works at a facility and has a permission there by the grants of this moment; `null`: none is asked for.
 * Support is no staff: it has no way to the children of others.
 */
export const RequireStaff = define('groups/RequireStaff', { groups: Groups, known: KnownFacilities }, ({ groups, known }) =>
  Effect.fn('groups.require-staff')(function* ({ id }: Pick<User, 'id'>, facilityId: string, permission: FacilityPermission | null) {
    if (!(yield* known.exists(facilityId))) return yield* new FacilityNotFound()
    const standing = yield* groups.standing(id, facilityId)
    if (standing === null || standing.role === 'parent') return yield* new InsufficientPermissions()
    if (permission !== null && !standing.permissions.includes(permission.name)) return yield* new InsufficientPermissions()
  }),
)

/** Does the same under the lock of the facility, so that its groups and parents change one after the other. */
export const LockAsStaff = define(
  'groups/LockAsStaff',
  { facilities: Facilities, requireStaff: RequireStaff },
  ({ facilities, requireStaff }) =>
    Effect.fn('groups.lock-as-staff')(function* (user: User, facilityId: string, permission: FacilityPermission) {
      yield* requireStaff(user, facilityId, permission)
      if ((yield* facilities.lock([facilityId])).length === 0) return yield* new FacilityNotFound()
      yield* requireStaff(user, facilityId, permission)
    }),
)

/** Finds a group that the user may change, under the lock of its facility; those of others do not exist. */
export const FindGroup = define('groups/FindGroup', { groups: Groups, lockAsStaff: LockAsStaff }, ({ groups, lockAsStaff }) =>
  Effect.fn('groups.find-group')(function* (user: User, id: string) {
    const found = yield* groups.byId(id)
    const standing = found && (yield* groups.standing(user.id, found.facility_id))
    if (!found || !standing || standing.role === 'parent') return yield* new GroupNotFound()
    yield* Effect.catchTag(lockAsStaff(user, found.facility_id, manageGroups), 'FacilityNotFound', () => Effect.fail(new GroupNotFound()))
    return (yield* groups.byId(id)) ?? (yield* new GroupNotFound())
  }),
)

/** Finds a child that the user may change, under the lock of its facility; those of others do not exist. */
export const FindChild = define('groups/FindChild', { groups: Groups, lockAsStaff: LockAsStaff }, ({ groups, lockAsStaff }) =>
  Effect.fn('groups.find-child')(function* (user: User, id: string) {
    const found = yield* groups.childById(id)
    const standing = found && (yield* groups.standing(user.id, found.facility_id))
    if (!found || !standing || standing.role === 'parent') return yield* new ChildNotFound()
    yield* Effect.catchTag(lockAsStaff(user, found.facility_id, enterChildren), 'FacilityNotFound', () => Effect.fail(new ChildNotFound()))
    return (yield* groups.childById(id)) ?? (yield* new ChildNotFound())
  }),
)

/** Returns the groups of a facility as its staff sees them. */
export const ViewGroups = define('groups/ViewGroups', { groups: Groups }, ({ groups }) =>
  Effect.fn('groups.view')(function* (facilityId: string) {
    const found = yield* groups.ofFacility(facilityId)
    const children = yield* groups.childrenOf(facilityId)
    const countIn = (id: string | null) => children.filter(({ group_id }) => group_id === id).length
    return {
      groups: found.map(({ id, name }) => ({ id, name, children: countIn(id) })),
      ungrouped: countIn(null),
    } satisfies GroupsView
  }),
)
