import { defineEntity, p } from '@mikro-orm/core'
import { IsoTimestamp, Sha256 } from '#adapters/postgres/column-types.ts'
import type { Language } from '#core/kernel/language.ts'
import type { MemberRole } from '../contract/membership.ts'
import type { Member } from '../domain/member.ts'

/** Table of the relations of accounts with facilities; an account has one with a facility. */
export const MemberTable = defineEntity({
  name: 'MemberRow',
  tableName: 'membership_member',
  properties: {
    id: p.uuid().primary(),
    facility_id: p.uuid(),
    account_id: p.uuid(),
    role: p.text().$type<MemberRole>(),
    state: p.text().$type<Member['state']>(),
    created_at: p.type(IsoTimestamp),
    changed_at: p.type(IsoTimestamp),
    ended_at: p.type(IsoTimestamp).strictNullable(),
    version: p.integer(),
  },
})

/** Table of invitations; a facility has one for an address. */
export const InvitationTable = defineEntity({
  name: 'MemberInvitationRow',
  tableName: 'membership_invitation',
  properties: {
    id: p.uuid().primary(),
    facility_id: p.uuid(),
    role: p.text().$type<MemberRole>(),
    email: p.text(),
    language: p.text().$type<Language>(),
    invited_at: p.type(IsoTimestamp),
  },
})

/** Table of the numbers of invitation mails by facility and day in Warsaw. */
export const InvitationDayTable = defineEntity({
  name: 'MemberInvitationDayRow',
  tableName: 'membership_invitation_day',
  properties: { facility_id: p.uuid().primary(), day: p.date().primary(), mails: p.integer() },
})

/** Table of the addresses that a facility must not invite again, as hashes. */
export const RefusalTable = defineEntity({
  name: 'MemberRefusalRow',
  tableName: 'membership_refusal',
  properties: { hash: p.type(Sha256).primary(), facility_id: p.uuid(), refused_at: p.type(IsoTimestamp) },
})

/** Tables of memberships. */
export const membershipTables = [MemberTable, InvitationTable, InvitationDayTable, RefusalTable]
