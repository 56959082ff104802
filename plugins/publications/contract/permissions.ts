import { writeFacilityPublications } from '#core/access/facility-publications.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'

/** Permission to write the posts of a facility. */
export const writeNews = writeFacilityPublications

/** Permission that owner and administrators have, and nobody else can be given: it opens posts for those in charge. */
export const { readOwnership } = facilityPermissions
