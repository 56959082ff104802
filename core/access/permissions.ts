/** Permissions for a facility (specification §6, decisions §7). */
export const facilityPermissions = [
  'facility-data/write',
  'facility-ownership/read',
  'facility-ownership/write',
  'facility-opinions/write',
  'facility-questions/write',
  'facility-recruitment/read',
  'facility-recruitment/write',
  'facility-publications/write',
  'facility-web-page/write',
  'facility-members/write',
  'facility-billing/write',
] as const

export type FacilityPermission = (typeof facilityPermissions)[number]

/** Permissions of a user by facility id; an empty list means that the user belongs to the facility without permissions (a parent). */
export type PermissionsByFacility = Readonly<Record<string, readonly FacilityPermission[]>>
