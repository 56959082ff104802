import { Schema } from 'effect'
import { limitSql } from '#adapters/postgres/packages/limit-sql.ts'
import { facilityProfileSlot } from '#core/facilities/slots.ts'
import { slotData } from '#core/plugin/slot-data.ts'
import { membersLimit } from '../contract/limits.ts'

/** Slot data: whether parents and teachers may ask to join, which takes an owner who decides and a package with members. */
export const joiningOfFacility = slotData(facilityProfileSlot, 'membership', {
  query: `select jsonb_build_object('open', true) where f.active and (${limitSql(membersLimit)}) = 'true'
    and exists (select 1 from access_grant g where g.facility_id = f.id and g.role = 'owner')`,
  output: Schema.Struct({ open: Schema.Boolean }),
})
