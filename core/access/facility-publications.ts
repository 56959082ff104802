import { facilityPermission } from './permissions.ts'

/** Permission to write the news of a facility, and to upload files for them; owners may give it to teachers (rows NE-03). */
export const writeFacilityPublications = facilityPermission('facility-publications/write', { roles: ['owner', 'administrator'] })
