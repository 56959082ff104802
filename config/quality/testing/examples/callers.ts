import type { PermissionName } from '#core/access/permissions.ts'
import type { FacilityRole } from '#core/access/roles.ts'

/** Callers of the access table, in the order of its columns. */
export const callers = ['anonymous', 'parent', 'teacher', 'moderator', 'owner', 'foreign owner', 'administrator', 'CMS', 'support'] as const

export type Caller = (typeof callers)[number]

/** Object of a request: none in particular, the caller's own, another user's, or one that waits for its first owner. */
export const exampleObjects = ['none', 'own', 'foreign', 'pending'] as const

export type ExampleObject = (typeof exampleObjects)[number]

/** Account type and facility role of a caller. */
export interface CallerDefinition {
  readonly type?: 'cms' | 'support'
  readonly membership?: { readonly to: 'own' | 'foreign'; readonly as: FacilityRole; readonly permissions?: readonly PermissionName[] }
}

/** All callers; a moderator is a teacher who was given a permission. */
export const callerDefinitions: Readonly<Record<Caller, CallerDefinition>> = {
  anonymous: {},
  parent: { membership: { to: 'own', as: 'parent' } },
  teacher: { membership: { to: 'own', as: 'teacher' } },
  moderator: { membership: { to: 'own', as: 'teacher', permissions: ['facility-publications/write'] } },
  owner: { membership: { to: 'own', as: 'owner' } },
  'foreign owner': { membership: { to: 'foreign', as: 'owner' } },
  administrator: { membership: { to: 'own', as: 'administrator' } },
  CMS: { type: 'cms' },
  support: { type: 'support' },
}

/** Groups of callers that an example may name instead of each of them. */
export const callerGroups = {
  user: callers.filter((caller) => caller !== 'anonymous'),
  team: ['teacher', 'moderator', 'owner', 'administrator'],
  staff: ['CMS', 'support'],
} as const satisfies Readonly<Record<string, readonly Caller[]>>

export type CallerGroup = keyof typeof callerGroups
