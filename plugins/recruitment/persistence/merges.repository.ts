import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { FacilityMerge, MergeParticipant, WrittenSince } from '#core/facilities/merge-participant.ts'
import { define } from '#core/kernel/define.ts'
import { Applications } from '../domain/applications.port.ts'

// The facility applied to is written anew, too: otherwise the application would follow the survivor again.
const give = `update recruitment_application a set facility_id = ?, applied_to = ?, version = a.version + 1
  where a.facility_id = ? and a.applied_to = ? and a.id in (select jsonb_array_elements_text(?::jsonb)::uuid)
    and (a.closed_at is not null or not exists (
      select 1 from recruitment_application o where o.facility_id = ? and o.child_key = a.child_key and o.closed_at is null)) returning 1`

const written = `select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') at, null label
  from recruitment_application where facility_id = ? and applied_to = ? and created_at > ? order by created_at, id`

/**
 * Takes applications through merges of facilities; a child has one open application at a facility. Support sees when
 * they were sent, and nothing of the child.
 */
export const ApplicationMerges = define(
  'recruitment/Merges',
  { db: Db, applications: Applications },
  ({ db, applications }): MergeParticipant => ({
    join: () => Effect.asVoid(applications.followMerges()),
    writtenSince: ({ survivor, at }) => db.rows<WrittenSince>(written, [survivor, survivor, at]),
    part: Effect.fn('recruitment.part')(function* (_, { survivor, merged }: FacilityMerge, chosen) {
      yield* applications.followMerges()
      yield* db.rows(give, [merged, merged, survivor, survivor, JSON.stringify(chosen), merged])
    }),
  }),
)
