import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'

/** Permission to order a package for a facility. */
export const { writeBilling } = facilityPermissions
