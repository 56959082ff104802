import { type FacilityPermission, facilityPermissions } from './permissions.ts'

/** What somebody is for a facility. */
export const facilityRoles = ['owner', 'administrator', 'teacher', 'parent'] as const

export type FacilityRole = (typeof facilityRoles)[number]

/** Strings that an owner alone holds: passing ownership, deleting the facility and billing (decisions §29). */
const owners: readonly FacilityPermission[] = ['facility-ownership/write', 'facility-billing/write']

/** What a role brings by itself; the owner may give a teacher more. */
export const permissionsOfRole: Readonly<Record<FacilityRole, readonly FacilityPermission[]>> = {
  owner: facilityPermissions,
  administrator: facilityPermissions.filter((permission) => !owners.includes(permission)),
  teacher: [],
  parent: [],
}
