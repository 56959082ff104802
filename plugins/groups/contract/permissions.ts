import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'

/** Permissions of owner and administrators, who manage groups, and of those who manage parents, and enter their children. */
export const { readOwnership: manageGroups, writeMembers: enterChildren } = facilityPermissions
