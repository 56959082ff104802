import type { FacilityPermission } from '#core/access/permissions.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import type { MemberRole } from './membership.ts'

const { writeMembers, readOwnership, writeOwnership } = facilityPermissions

/** Permissions that the lists of members ask for, by role: who may look, and who may change (rows ME-05). */
export const memberPermissions: Readonly<Record<MemberRole, { readonly read: FacilityPermission; readonly write: FacilityPermission }>> = {
  parent: { read: writeMembers, write: writeMembers },
  teacher: { read: readOwnership, write: writeOwnership },
}

/** Permission to pass the facility, and to see who owns it. */
export { readOwnership, writeOwnership }

/** Permission of a moderator: to add, edit and delete posts. */
export const moderate = facilityPermissions.writePublications

/** Permissions that a teacher may be given, by those who have them: neither the ownership nor billing. */
export const delegable: readonly FacilityPermission[] = [
  moderate,
  facilityPermissions.writeOpinions,
  facilityPermissions.writeQuestions,
  facilityPermissions.writeChat,
  facilityPermissions.readRecruitment,
  facilityPermissions.writeRecruitment,
  facilityPermissions.writeData,
  facilityPermissions.writeWebPage,
  writeMembers,
]
