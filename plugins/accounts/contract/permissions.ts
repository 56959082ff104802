import { Schema } from 'effect'
import { writeFacilityData } from '#core/access/facility-data.ts'
import { writeFacilityPublications } from '#core/access/facility-publications.ts'
import { facilityPermission } from '#core/access/permissions.ts'

const ownerAndAdministrator = { roles: ['owner', 'administrator'] } as const
/** Transferring ownership, deleting the facility and billing (decisions §29). */
const ownerOnly = { roles: ['owner'] } as const

/** Permissions that a membership of a facility may hold (specification §6, decisions §7). */
export const facilityPermissions = {
  writeData: writeFacilityData,
  readOwnership: facilityPermission('facility-ownership/read', ownerAndAdministrator),
  writeOwnership: facilityPermission('facility-ownership/write', ownerOnly),
  writeOpinions: facilityPermission('facility-opinions/write', ownerAndAdministrator),
  writeQuestions: facilityPermission('facility-questions/write', ownerAndAdministrator),
  writeChat: facilityPermission('facility-chat/write', ownerAndAdministrator),
  readRecruitment: facilityPermission('facility-recruitment/read', ownerAndAdministrator),
  writeRecruitment: facilityPermission('facility-recruitment/write', ownerAndAdministrator),
  writePublications: writeFacilityPublications,
  writeWebPage: facilityPermission('facility-web-page/write', ownerAndAdministrator),
  writeMembers: facilityPermission('facility-members/write', ownerAndAdministrator),
  writeBilling: facilityPermission('facility-billing/write', ownerOnly),
} as const

/** Name of a permission; an open set, since each plugin declares its own. */
export const PermissionNameView = Schema.TemplateLiteral([Schema.String, '/', Schema.Literals(['read', 'write'])])
