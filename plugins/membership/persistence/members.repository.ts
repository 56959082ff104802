import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { MembershipNotFound } from '../contract/errors.ts'
import type { FacilityGrant, Member } from '../domain/member.ts'
import { FacilityGrants, Members, membersOf } from '../domain/members.port.ts'
import { MemberTable } from './tables.ts'

/** Moments in ISO 8601 UTC with milliseconds, as the domain writes them. */
const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const columns = `m.id, coalesce(f.merged_into, m.facility_id) facility_id, m.account_id, m.role, m.state, ${iso('m.created_at')} created_at,
  ${iso('m.changed_at')} changed_at, ${iso('m.ended_at')} ended_at, m.version`
const from = 'membership_member m left join facility f on f.id = m.facility_id'
/** Facilities that were merged into one belong to it. */
const ofFacility = '(m.facility_id = ? or m.facility_id in (select id from facility where merged_into = ?))'
/** Of several relations of an account the one that gives most comes first, then the newest. */
const strongest = `m.state <> 'approved', m.state <> 'awaiting_verification', m.changed_at desc, m.id`

/** Creates the PostgreSQL repository of relations. */
export const makeMembers = provide(
  Members,
  { db: Db },
  ({ db }): Members => ({
    ...membersOf(makeTableStore(db, MemberTable)),
    ofFacility: (facilityId, role) =>
      db.rows<Member>(
        `select distinct on (m.account_id) ${columns} from ${from}
        where ${ofFacility} and m.role = ? and m.state in ('awaiting_verification', 'approved', 'rejected') order by m.account_id, ${strongest}`,
        [facilityId, facilityId, role],
      ),
    ofAccount: (accountId) =>
      db.rows<Member>(`select ${columns} from ${from} where m.account_id = ? order by m.changed_at desc, m.id desc`, [accountId]),
    byId: Effect.fn('membership.by-id')(function* (id) {
      const [found] = isUuid(id) ? yield* db.rows<Member>(`select ${columns} from ${from} where m.id = ?`, [id]) : []
      return found ?? (yield* new MembershipNotFound())
    }),
    find: (facilityId, accountId) =>
      db
        .rows<Member>(`select ${columns} from ${from} where ${ofFacility} and m.account_id = ? order by ${strongest} limit 1`, [
          facilityId,
          facilityId,
          accountId,
        ])
        .pipe(Effect.map(([found]) => found ?? null)),
    count: (facilityId) =>
      db
        .rows<{ count: number }>(
          `select count(*)::int count from membership_member m where ${ofFacility} and m.state in ('awaiting_verification', 'approved')`,
          [facilityId, facilityId],
        )
        .pipe(Effect.map(([row]) => row?.count ?? 0)),
    countWaiting: (facilityIds) =>
      facilityIds.length === 0
        ? Effect.succeed([])
        : db.rows(
            `select coalesce(f.merged_into, f.id) facility_id, m.role, count(*)::int waiting
             from membership_member m join facility f on f.id = m.facility_id
            where m.state = 'awaiting_verification' and f.deleted_at is null and (f.id in (select jsonb_array_elements_text(?::jsonb)::uuid)
               or f.merged_into in (select jsonb_array_elements_text(?::jsonb)::uuid)) group by 1, 2`,
            [JSON.stringify(facilityIds), JSON.stringify(facilityIds)],
          ),
    ofFacilitiesDeletedBefore: (at) =>
      db
        .rows<{ id: string }>(
          `select f.id from facility f where f.deleted_at < ?
          and (exists (select 1 from membership_member m where m.facility_id = f.id) or exists (select 1 from membership_invitation i where i.facility_id = f.id))`,
          [at],
        )
        .pipe(Effect.map((rows) => rows.map(({ id }) => id))),
  }),
)

/** Reads the grants of a facility. */
export const makeFacilityGrants = provide(
  FacilityGrants,
  { db: Db },
  ({ db }): FacilityGrants => ({
    of: (facilityId) =>
      db
        .rows<FacilityGrant>(
          `select account_id "accountId", role, permissions, to_char(given_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') "givenAt"
           from access_grant where facility_id = ?`,
          [facilityId],
        )
        .pipe(Effect.map((rows) => new Map(rows.map((grant) => [grant.accountId, grant])))),
  }),
)
