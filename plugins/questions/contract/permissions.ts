import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'

/** Permission of the staff that answers the questions of a facility. */
export const { writeQuestions } = facilityPermissions
