import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import type { FacilityMerge, MergeParticipant, WrittenSince } from '#core/facilities/merge-participant.ts'
import { define } from '#core/kernel/define.ts'

const none = 'not exists (select 1 from sites_site o where o.facility_id = ?)'

// Where both have a site, the merged one's stays with it, unseen, for the case that the merge is undone.
const join = `update sites_site set facility_id = ?, moved_from = coalesce(moved_from, facility_id) where facility_id = ? and ${none} returning 1`

// What came from facilities that were merged into the merged one before returns with it.
const part = `update sites_site set facility_id = ?, moved_from = nullif(moved_from, ?)
  where facility_id = ? and (moved_from = ? or moved_from in (select id from facility where merged_into = ?)) and ${none} returning 1`

const give = `update sites_site set facility_id = ?
  where facility_id = ? and moved_from is null and id in (select jsonb_array_elements_text(?::jsonb)::uuid) and ${none} returning 1`

const written = `select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') at, null label
  from sites_site where facility_id = ? and moved_from is null and created_at > ?`

/**
 * Takes sites through merges of facilities; a facility has one. A draft that is being edited keeps its id and version,
 * so that what is unsaved in a browser can be saved at the facility that remains.
 */
export const SiteMerges = define(
  'sites/Merges',
  { db: Db },
  ({ db }): MergeParticipant => ({
    join: (_, { survivor, merged }) => Effect.asVoid(db.rows(join, [survivor, merged, survivor])),
    writtenSince: ({ survivor, at }) => db.rows<WrittenSince>(written, [survivor, at]),
    part: Effect.fn('sites.part')(function* (_, { survivor, merged }: FacilityMerge, chosen) {
      yield* db.rows(part, [merged, merged, survivor, merged, merged, merged])
      yield* db.rows(give, [merged, survivor, JSON.stringify(chosen), merged])
    }),
  }),
)
