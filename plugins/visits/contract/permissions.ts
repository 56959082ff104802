import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'

/** Permissions to see bookings and to open times: those of recruitment, of which visits are a part. */
export const { readRecruitment, writeRecruitment } = facilityPermissions
