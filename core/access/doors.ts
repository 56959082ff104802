import type { AnyFailure } from '#core/kernel/failure.ts'
import type { Actor } from './actor.ts'
import { hasPermission } from './may.ts'
import type { FacilityPermission } from './permissions.ts'
import { InsufficientPermissions, MissingJwt } from './refusals.ts'

/**
 * Who may pass, as data of a row, page, tab or channel: anyone; who has signed in; support; the CMS (support too); or who holds a permission on the facility that
 * the input names under `facility_id`.
 */
export type AccessRule = 'anyone' | 'user' | 'support' | 'cms' | { readonly resource: 'facility'; readonly permission: FacilityPermission }

const isAllowed = (access: Exclude<AccessRule, 'anyone'>, actor: Actor, facilityId: unknown): boolean => {
  if (actor.kind !== 'user') return actor.kind !== 'visitor'
  if (access === 'user' || actor.type === 'support') return true
  if (access === 'support' || access === 'cms') return actor.type === access
  return typeof facilityId === 'string' && hasPermission(actor, access.permission, facilityId)
}

/** The one guard of all doorways: `null` where the actor may pass, else why not. */
export const checkAccess = (access: AccessRule, actor: Actor, facilityId?: unknown): AnyFailure | null => {
  if (access === 'anyone' || isAllowed(access, actor, facilityId)) return null
  return actor.kind === 'visitor' ? new MissingJwt() : new InsufficientPermissions()
}
