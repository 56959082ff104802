import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { sourcesSharingNumbers } from '#core/facilities/source.ts'
import { provide } from '#core/kernel/define.ts'
import { type PartnerFacility, type PartnerMember, PartnerMembers } from '../domain/members.port.ts'
import { MemberTable } from './tables.ts'

const existing = 'f.deleted_at is null and f.merged_into is null'

/** Creates the PostgreSQL repository of the people that partners name. */
export const makePartnerMembers = provide(
  PartnerMembers,
  { db: Db },
  ({ db }): PartnerMembers => ({
    findFacility: Effect.fn('partners.find-facility')(function* (partner, partnerFacilityId, rspo) {
      const [found] = yield* db.rows<PartnerFacility>(
        `select f.id, f.name from (
         select facility_id, 0 rank from partners_member where partner = ? and partner_facility_id = ?
         union all
         select facility_id, 1 from facility_statement where number = ? and source in (select jsonb_array_elements_text(?::jsonb))
       ) known join facility f on f.id = known.facility_id and ${existing} order by known.rank limit 1`,
        [partner, partnerFacilityId, rspo, JSON.stringify(sourcesSharingNumbers('rspo'))],
      )
      return found ?? null
    }),
    add: (member) =>
      db
        .rows<{ one: number }>(
          `insert into partners_member (account_id, facility_id, partner, partner_facility_id, role, imported_at, waits_since, state)
           values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning 1 one`,
          [
            member.account_id,
            member.facility_id,
            member.partner,
            member.partner_facility_id,
            member.role,
            member.imported_at,
            member.waits_since,
            member.state,
          ],
        )
        .pipe(Effect.map((rows) => rows.length > 0)),
    waitingOf: (accountId) =>
      db.rows<PartnerMember & { readonly facility: string }>(
        `select m.*, f.name facility from partners_member m join facility f on f.id = m.facility_id and ${existing}
        where m.account_id = ? and m.state = 'waiting' order by m.facility_id`,
        [accountId],
      ),
    hasOwner: Effect.fn('partners.has-owner')(function* (facilityId) {
      yield* db.rows('select id from facility where id = ? for update', [facilityId])
      const owners = yield* db.rows<{ one: number }>(`select 1 one from access_grant where facility_id = ? and role = 'owner'`, [
        facilityId,
      ])
      return owners.length > 0
    }),
    setState: (accountId, facilityId, state) =>
      Effect.asVoid(
        db.bulk((em) => em.nativeUpdate(MemberTable, { account_id: accountId, facility_id: facilityId }, { state, waits_since: null })),
      ),
  }),
)
