import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'

/** Permissions to read applications, and to answer them. */
export const { readRecruitment, writeRecruitment } = facilityPermissions
