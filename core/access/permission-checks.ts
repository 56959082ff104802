import { Effect } from 'effect'
import { InsufficientPermissions, MissingJwt } from './access-errors.ts'
import type { Actor, User } from './actor.ts'
import type { FacilityPermission, PermissionsByFacility } from './permissions.ts'

/** Returns the permissions for a facility; names inherited from Object.prototype are ignored. */
const permissionsFor = (perms: PermissionsByFacility, facilityId: string) =>
  Object.hasOwn(perms, facilityId) ? (perms[facilityId] ?? []) : []

/** Returns whether the actor has a permission for a facility; support, the operator and the platform have all (specification §6). */
export const hasPermission = (actor: Actor, { name }: FacilityPermission, facilityId: string): boolean =>
  actor.kind === 'operator' ||
  actor.kind === 'platform' ||
  (actor.kind === 'user' && (actor.type === 'support' || permissionsFor(actor.perms, facilityId).includes(name)))

/** Fails unless the actor has the permission for the facility; the second step of use-cases that change a facility. */
export const requirePermission = Effect.fn('access.require-permission')(function* (
  actor: Actor,
  permission: FacilityPermission,
  facilityId: string,
) {
  if (actor.kind === 'visitor') return yield* new MissingJwt()
  if (!hasPermission(actor, permission, facilityId)) return yield* new InsufficientPermissions()
})

/** Returns named permission flags of the actor for a facility; the user interface uses them and knows no roles. */
export const abilitiesFor = <const Names extends Readonly<Record<string, FacilityPermission>>>(
  actor: Actor,
  facilityId: string,
  names: Names,
): { readonly [Name in keyof Names]: boolean } =>
  Object.fromEntries(Object.entries(names).map(([name, permission]) => [name, hasPermission(actor, permission, facilityId)])) as {
    readonly [Name in keyof Names]: boolean
  }

/** Returns the signed-in user; fails with MissingJwt for other actors. */
export const requireUser = (actor: Actor): Effect.Effect<User, MissingJwt> =>
  actor.kind === 'user' ? Effect.succeed(actor) : Effect.fail(new MissingJwt())
