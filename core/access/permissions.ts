import type { FacilityRole } from './roles.ts'

/** Name of a permission on a facility: `facility-data/write`. */
export type PermissionName = `${string}/${'read' | 'write'}`

/** Permissions of a user by facility id; an empty list means that the user belongs to the facility without permissions (a parent). */
export type PermissionsByFacility = Readonly<Record<string, readonly PermissionName[]>>

/** Permission on a facility, declared by the plugin that asks for it (specification §6, decisions §7). */
export interface FacilityPermission {
  readonly name: PermissionName
  /** Roles that have it without a further grant. */
  readonly roles: readonly FacilityRole[]
}

/**
 * Declares a permission: `facilityPermission('facility-opinions/write', { roles: ['owner', 'administrator'] })`; the
 * plugin lists it in `permissions`.
 */
export const facilityPermission = (name: PermissionName, { roles }: { readonly roles: readonly FacilityRole[] }): FacilityPermission => ({
  name,
  roles,
})

/** Names of the permissions that a role has by default. */
export const permissionsOfRole = (permissions: readonly FacilityPermission[], role: FacilityRole): readonly PermissionName[] =>
  permissions.filter(({ roles }) => roles.includes(role)).map(({ name }) => name)
