import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { FacilityMerge, MergeParticipant, WrittenSince } from '#core/facilities/merge-participant.ts'
import { define } from '#core/kernel/define.ts'

const written = `select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') at, null label
  from membership_member where facility_id = ? and created_at > ? and state in ('awaiting_verification', 'approved') order by created_at, id`

const give = `update membership_member s set facility_id = ?, version = s.version + 1
  where s.facility_id = ? and s.id in (select jsonb_array_elements_text(?::jsonb)::uuid)
    and not exists (select 1 from membership_member o where o.account_id = s.account_id and o.facility_id = ?) returning s.account_id id`

const giveGrants = `update access_grant g set facility_id = ?
  where g.facility_id = ? and g.role in ('parent', 'teacher') and g.account_id in (select jsonb_array_elements_text(?::jsonb)::uuid)
    and not exists (select 1 from access_grant o where o.account_id = g.account_id and o.facility_id = ?) returning 1`

/**
 * Takes memberships through merges of facilities. Those of the merged one are read through `facility.merged_into`; the
 * grants of both are moved by the merge.
 */
export const MemberMerges = define(
  'membership/Merges',
  { db: Db },
  ({ db }): MergeParticipant => ({
    join: () => Effect.void,
    writtenSince: ({ survivor, at }) => db.rows<WrittenSince>(written, [survivor, at]),
    part: Effect.fn('membership.part')(function* (_, { survivor, merged }: FacilityMerge, chosen) {
      const moved = yield* db.rows<{ readonly id: string }>(give, [merged, survivor, JSON.stringify(chosen), merged])
      yield* db.rows(giveGrants, [merged, survivor, JSON.stringify(moved.map(({ id }) => id)), merged])
    }),
  }),
)
