import { type FacilityPermission, facilityPermissions } from './permissions.ts'

/** Roles of an account for a facility. */
export const facilityRoles = ['owner', 'administrator', 'teacher', 'parent'] as const

export type FacilityRole = (typeof facilityRoles)[number]

/** Permissions of the owner only: transferring ownership, deleting the facility, billing (decisions §29). */
const ownerOnly: readonly FacilityPermission[] = ['facility-ownership/write', 'facility-billing/write']

/** Default permissions of each role; the owner may grant a teacher more. */
export const permissionsOfRole: Readonly<Record<FacilityRole, readonly FacilityPermission[]>> = {
  owner: facilityPermissions,
  administrator: facilityPermissions.filter((permission) => !ownerOnly.includes(permission)),
  teacher: [],
  parent: [],
}
