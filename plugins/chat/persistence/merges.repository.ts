import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { FacilityMerge, MergeParticipant, WrittenSince } from '#core/facilities/merge-participant.ts'
import { define } from '#core/kernel/define.ts'
import { iso } from './room-columns.ts'

/** Another room like `r` at the facility that it moves to. */
const another = `exists (select 1 from chat_room o where o.facility_id = ? and o.kind = r.kind and o.closed_by is distinct from 'platform'
  and o.group_ids = r.group_ids and (r.kind <> 'parent' or (o.account_id = r.account_id and o.visibility = r.visibility)))`

// Of two rooms of one parent the moved one is closed, as of the moment of the merge, by which its undoing finds it.
const close = `update chat_room r set closed_by = 'platform', closed_at = ? where r.closed_by is distinct from 'platform' and r.facility_id = ? and ${another} returning 1`

const join = `update chat_room set facility_id = ?, moved_from = coalesce(moved_from, facility_id) where facility_id = ? returning 1`

// What came from facilities that were merged into the merged one before returns with it.
const part = `update chat_room r set facility_id = ?, moved_from = nullif(r.moved_from, ?)
  where r.facility_id = ? and (r.moved_from = ? or r.moved_from in (select id from facility where merged_into = ?)) returning 1`

const reopen = `update chat_room r set closed_by = null, closed_at = null
  where r.facility_id = ? and r.closed_by = 'platform' and r.closed_at = ? and (r.kind <> 'parent' or r.account_id is not null) and not ${another} returning 1`

const give = `update chat_room r set facility_id = ? where r.facility_id = ? and r.moved_from is null
  and r.id in (select jsonb_array_elements_text(?::jsonb)::uuid) and not ${another} returning 1`

const written = `select id, ${iso('last_message_at')} at, null label from chat_room
  where facility_id = ? and moved_from is null and kind = 'parent' and last_message_at > ? order by last_message_at, id`

/** Takes rooms through merges of facilities; the grants of parents and staff move with the merge. */
export const ChatMerges = define(
  'chat/Merges',
  { db: Db },
  ({ db }): MergeParticipant => ({
    join: Effect.fn('chat.join')(function* (_, { survivor, merged, at }: FacilityMerge) {
      yield* db.rows(close, [at, merged, survivor])
      yield* db.rows(join, [survivor, merged])
    }),
    writtenSince: ({ survivor, at }) => db.rows<WrittenSince>(written, [survivor, at]),
    part: Effect.fn('chat.part')(function* (_, { survivor, merged, at }: FacilityMerge, chosen) {
      yield* db.rows(part, [merged, merged, survivor, merged, merged])
      yield* db.rows(reopen, [merged, at, merged])
      yield* db.rows(give, [merged, survivor, JSON.stringify(chosen), merged])
    }),
  }),
)
