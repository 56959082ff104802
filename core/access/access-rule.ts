import type { AnyFailure } from '#core/kernel/failure.ts'
import { InsufficientPermissions, MissingJwt } from './access-errors.ts'
import type { Actor } from './actor.ts'
import { hasPermission } from './permission-checks.ts'
import type { FacilityPermission } from './permissions.ts'

/**
 * Access rule of a route, page, tab or channel: anyone; signed-in users; support; CMS editors (and support); or users
 * with a permission for the facility that the input names in `facility_id`.
 */
export type AccessRule = 'anyone' | 'user' | 'support' | 'cms' | { readonly resource: 'facility'; readonly permission: FacilityPermission }

const isAllowed = (access: Exclude<AccessRule, 'anyone'>, actor: Actor, facilityId: unknown): boolean => {
  if (actor.kind !== 'user') return actor.kind !== 'visitor'
  if (access === 'user' || actor.type === 'support') return true
  if (access === 'support' || access === 'cms') return actor.type === access
  return typeof facilityId === 'string' && hasPermission(actor, access.permission, facilityId)
}

/** Checks an access rule for all entry points: returns `null` when the actor is allowed, else the failure. */
export const checkAccess = (access: AccessRule, actor: Actor, facilityId?: unknown): AnyFailure | null => {
  if (access === 'anyone' || isAllowed(access, actor, facilityId)) return null
  return actor.kind === 'visitor' ? new MissingJwt() : new InsufficientPermissions()
}
