import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'

/** Permissions that the panel asks for: to edit a facility, and to delete it. */
export const { writeData, writeOwnership } = facilityPermissions
