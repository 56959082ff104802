import { defineEntity, p } from '@mikro-orm/core'
import type { Grant } from '#core/access/grants.port.ts'
import type { PermissionName } from '#core/access/permissions.ts'
import type { FacilityRole } from '#core/access/roles.ts'
import { IsoTimestamp } from '../column-types.ts'

/** Table of grants; the database sets the time of a new one. */
export const GrantTable = defineEntity({
  name: 'GrantRow',
  tableName: 'access_grant',
  properties: {
    account_id: p.uuid().primary(),
    facility_id: p.uuid().primary(),
    role: p.text().$type<FacilityRole>(),
    permissions: p.array().$type<readonly PermissionName[]>(),
    given_at: p.type(IsoTimestamp).defaultRaw('now()'),
  },
})

/** Returns the row of a grant. */
export const toRow = ({ accountId, facilityId, role, permissions }: Grant) => ({
  account_id: accountId,
  facility_id: facilityId,
  role,
  permissions,
})
