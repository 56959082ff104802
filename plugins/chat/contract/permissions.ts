import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'

/** Permission of the staff that writes with parents for a facility; owners and administrators have it, a teacher may be given it. */
export const { writeChat } = facilityPermissions
