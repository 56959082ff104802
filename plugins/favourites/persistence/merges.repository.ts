import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { FacilityMerge, MergeParticipant, WrittenSince } from '#core/facilities/merge-participant.ts'
import { define } from '#core/kernel/define.ts'

const written = `select account_id id, to_char(added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') at, null label
  from favourites_facility where facility_id = ? and added_at > ? order by added_at, account_id`

const give = `update favourites_facility s set facility_id = ?
  where s.facility_id = ? and s.added_at > ? and s.account_id in (select jsonb_array_elements_text(?::jsonb)::uuid)
    and not exists (select 1 from favourites_facility o where o.account_id = s.account_id and o.facility_id = ?) returning 1`

/**
 * Takes favourites through merges of facilities. Those of the merged one stay where they are: they are read through
 * `facility.merged_into`.
 */
export const FavouriteMerges = define(
  'favourites/Merges',
  { db: Db },
  ({ db }): MergeParticipant => ({
    join: () => Effect.void,
    writtenSince: ({ survivor, at }) => db.rows<WrittenSince>(written, [survivor, at]),
    part: (_, { survivor, merged, at }: FacilityMerge, chosen) =>
      Effect.asVoid(db.rows(give, [merged, survivor, at, JSON.stringify(chosen), merged])),
  }),
)
