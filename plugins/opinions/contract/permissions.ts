import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'

/** Permission to read the opinions about a facility as its staff, to answer them, and to print codes. */
export const { writeOpinions } = facilityPermissions
