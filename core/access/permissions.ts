/** What one may be allowed to do for a facility (specification §6, decisions §7). */
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

/** What somebody holds, by facility id; who holds nothing for a facility may still belong to it (a parent). */
export type Perms = Readonly<Record<string, readonly FacilityPermission[]>>
