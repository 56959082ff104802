import { Effect } from 'effect'
import type { Actor, User } from './actor.ts'
import type { FacilityPermission, Perms } from './permissions.ts'
import { InsufficientPermissions, MissingJwt } from './refusals.ts'

/** What is held for a facility; a name that every object has is none. */
const heldFor = (perms: Perms, facilityId: string) => (Object.hasOwn(perms, facilityId) ? (perms[facilityId] ?? []) : [])

/** Whether the actor holds a permission on a facility; support holds all, and so do operator and platform (specification §6). */
export const hasPermission = (actor: Actor, permission: FacilityPermission, facilityId: string): boolean =>
  actor.kind === 'operator' ||
  actor.kind === 'platform' ||
  (actor.kind === 'user' && (actor.type === 'support' || heldFor(actor.perms, facilityId).includes(permission)))

/** Leaves with the refusal unless the actor holds the permission on the facility: the second line of use-cases that change one. */
export const requirePermission = Effect.fn('access.must-hold')(function* (
  actor: Actor,
  permission: FacilityPermission,
  facilityId: string,
) {
  if (actor.kind === 'visitor') return yield* new MissingJwt()
  if (!hasPermission(actor, permission, facilityId)) return yield* new InsufficientPermissions()
})

/** What the actor may do with a facility, permission by permission, for screens: they obey and know no roles. */
export const abilitiesFor = <const Names extends Readonly<Record<string, FacilityPermission>>>(
  actor: Actor,
  facilityId: string,
  names: Names,
): { readonly [Name in keyof Names]: boolean } =>
  Object.fromEntries(Object.entries(names).map(([name, permission]) => [name, hasPermission(actor, permission, facilityId)])) as {
    readonly [Name in keyof Names]: boolean
  }

/** The one who has signed in; others leave with the refusal. For what belongs to an account. */
export const requireUser = (actor: Actor): Effect.Effect<User, MissingJwt> =>
  actor.kind === 'user' ? Effect.succeed(actor) : Effect.fail(new MissingJwt())
