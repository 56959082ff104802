import type { AnyFailure } from '#core/kernel/failure.ts'
import type { Actor } from './actor.ts'
import { holds } from './may.ts'
import type { FacilityPermission } from './permissions.ts'
import { InsufficientPermissions, MissingJwt } from './refusals.ts'

/**
 * Who may pass, as data of a row, page, tab or channel: anyone; who has signed in; support; the CMS (support too); or who holds a permission on the facility that
 * the input names under `facility_id`.
 */
export type Door = 'anyone' | 'user' | 'support' | 'cms' | { readonly on: 'facility'; readonly holds: FacilityPermission }

const passes = (door: Exclude<Door, 'anyone'>, actor: Actor, facilityId: unknown): boolean => {
  if (actor.is !== 'user') return actor.is !== 'visitor'
  if (door === 'user' || actor.type === 'support') return true
  if (door === 'support' || door === 'cms') return actor.type === door
  return typeof facilityId === 'string' && holds(actor, door.holds, facilityId)
}

/** The one guard of all doorways: `null` where the actor may pass, else why not. */
export const refusalAt = (door: Door, actor: Actor, facilityId?: unknown): AnyFailure | null => {
  if (door === 'anyone' || passes(door, actor, facilityId)) return null
  return actor.is === 'visitor' ? new MissingJwt() : new InsufficientPermissions()
}
