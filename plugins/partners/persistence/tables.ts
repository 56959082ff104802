import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp } from '#adapters/postgres/column-types.ts'
import type { PartnerRole } from '../contract/row.ts'
import type { PartnerMember } from '../domain/members.port.ts'

/** Table of the people that partners name, by account and facility. */
export const MemberTable = defineEntity({
  name: 'PartnerMemberRow',
  tableName: 'partners_member',
  properties: {
    account_id: p.uuid().primary(),
    facility_id: p.uuid().primary(),
    partner: p.text(),
    partner_facility_id: p.text(),
    role: p.text().$type<PartnerRole>(),
    imported_at: p.type(IsoTimestamp),
    waits_since: p.type(IsoTimestamp).strictNullable(),
    state: p.text().$type<PartnerMember['state']>(),
  },
})
