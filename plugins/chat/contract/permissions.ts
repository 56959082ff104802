import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'

/**
 * Permission of the staff that writes with parents for a facility, which owners and administrators have and a teacher may be given; and
 * one that those alone have who read rooms of the management.
 */
export const { writeChat, readOwnership: readAsManagement } = facilityPermissions
