import { facilityPermission } from './permissions.ts'

/** Permission to change a facility's data, its pictures included; owners and administrators have it (specification §6). */
export const writeFacilityData = facilityPermission('facility-data/write', { roles: ['owner', 'administrator'] })
