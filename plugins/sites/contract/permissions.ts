import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'

/** Permission to write the site of the facility that the address names. */
export const siteAccess = { resource: 'facility', permission: facilityPermissions.writeWebPage } as const
