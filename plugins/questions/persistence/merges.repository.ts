import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { FacilityMerge, MergeParticipant, WrittenSince } from '#core/facilities/merge-participant.ts'
import { define } from '#core/kernel/define.ts'

/** Another open thread of the same parent on the same topic with the facility that a thread moves to. */
const another = `exists (select 1 from questions_thread o
  where o.facility_id = ? and o.account_id = t.account_id and o.topic = t.topic and o.state = 'open')`

// Of two open threads on a topic the moved one is closed, as of the moment of the merge, by which its undoing finds it.
const close = `update questions_thread t set state = 'closed', closed_by = 'platform', closed_at = ?, version = version + 1
  where t.state = 'open' and t.facility_id = ? and ${another} returning 1`

const join = `update questions_thread set facility_id = ?, moved_from = coalesce(moved_from, facility_id), version = version + 1 where facility_id = ? returning 1`

// What came from facilities that were merged into the merged one before returns with it.
const part = `update questions_thread t set facility_id = ?, moved_from = nullif(t.moved_from, ?), version = version + 1
  where t.facility_id = ? and (t.moved_from = ? or t.moved_from in (select id from facility where merged_into = ?)) returning 1`

const reopen = `update questions_thread t set state = 'open', closed_by = null, closed_at = null, version = version + 1
  where t.facility_id = ? and t.state = 'closed' and t.closed_by = 'platform' and t.closed_at = ? and t.account_id is not null and not ${another} returning 1`

const give = `update questions_thread t set facility_id = ?, version = version + 1
  where t.facility_id = ? and t.moved_from is null and t.id in (select jsonb_array_elements_text(?::jsonb)::uuid)
    and (t.state = 'closed' or not ${another}) returning 1`

const written = `select id, to_char(asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') at, null label
  from questions_thread where facility_id = ? and moved_from is null and asked_at > ? order by asked_at, id`

/** Takes threads, with what they have published, through merges of facilities; a parent has one open thread on a topic. */
export const QuestionMerges = define(
  'questions/Merges',
  { db: Db },
  ({ db }): MergeParticipant => ({
    join: Effect.fn('questions.join')(function* (_, { survivor, merged, at }: FacilityMerge) {
      yield* db.rows(close, [at, merged, survivor])
      yield* db.rows(join, [survivor, merged])
    }),
    writtenSince: ({ survivor, at }) => db.rows<WrittenSince>(written, [survivor, at]),
    part: Effect.fn('questions.part')(function* (_, { survivor, merged, at }: FacilityMerge, chosen) {
      yield* db.rows(part, [merged, merged, survivor, merged, merged])
      yield* db.rows(reopen, [merged, at, merged])
      yield* db.rows(give, [merged, survivor, JSON.stringify(chosen), merged])
    }),
  }),
)
