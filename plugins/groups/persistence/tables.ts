import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'

/** Table of the groups of facilities; names of a facility differ. */
export const GroupTable = defineEntity({
  name: 'GroupRow',
  tableName: 'groups_group',
  properties: {
    id: p.uuid().primary(),
    facility_id: p.uuid(),
    name: p.text(),
    position: p.integer(),
    created_at: p.type(IsoTimestamp),
  },
})

/** Table of the children of parents, with encrypted first names. */
export const ChildTable = defineEntity({
  name: 'ChildRow',
  tableName: 'groups_child',
  properties: {
    id: p.uuid().primary(),
    facility_id: p.uuid(),
    account_id: p.uuid(),
    group_id: p.uuid().strictNullable(),
    first_name: p.text(),
    created_at: p.type(IsoTimestamp),
  },
})

/** Tables of groups. */
export const groupsTables = [GroupTable, ChildTable]
