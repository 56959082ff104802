import { Effect } from 'effect'
import { InsufficientPermissions, MissingJwt } from '#core/access/access-errors.ts'
import type { Actor, User } from '#core/access/actor.ts'
import { hasPermission } from '#core/access/permission-checks.ts'
import type { FacilityPermission } from '#core/access/permissions.ts'
import { readRecruitment } from '../contract/permissions.ts'
import type { Reader } from '../domain/application.ts'

/**
 * Returns whether a person has a permission for a facility. The platform and the operator are no persons whose reads a
 * parent could be shown.
 */
export const isAllowed = (actor: Actor, permission: FacilityPermission, facilityId: string): boolean =>
  actor.kind === 'user' && hasPermission(actor, permission, facilityId)

/** Returns the user; fails without the permission. */
export const requireAllowed = Effect.fn('recruitment.require-allowed')(function* (
  actor: Actor,
  permission: FacilityPermission,
  facilityId: string,
) {
  if (actor.kind !== 'user') return yield* new MissingJwt()
  if (!isAllowed(actor, permission, facilityId)) return yield* new InsufficientPermissions()
  return actor
})

/** Returns who reads applications of a facility: its own people, or support, whom the parent is shown apart. */
export const readerOf = ({ id, perms }: User, facilityId: string): Reader => ({
  id,
  by: Object.hasOwn(perms, facilityId) && (perms[facilityId] ?? []).includes(readRecruitment.name) ? 'facility' : 'support',
})
