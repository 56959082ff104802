import { defineEntity, p } from '@mikro-orm/core'
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
    opened_at: p.type(IsoTimestamp).nullable(),
  },
})
