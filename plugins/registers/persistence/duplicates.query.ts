import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { type DuplicateCandidate, DuplicateCandidates } from '../domain/successors.port.ts'

// Pairs are found in memory: during an import the planner has no statistics about the rows just written and plans self-joins badly.
const sql = `
select f.id, f.slug, f.name, f.type, f.city_id || '/' || coalesce(f.category, '') "group", f.city, f.street, f.building_number, f.phone,
       case when f.location_precision in ('exact', 'flagged') then f.longitude end longitude,
       case when f.location_precision in ('exact', 'flagged') then f.latitude end latitude,
       s.numbers, f.id in (select facility_id from facility_journal where batch_id = ? and before is null) created_by_batch
  from facility f
  join (select facility_id, jsonb_agg(source || ' ' || number order by source, number) numbers from facility_statement group by facility_id) s on s.facility_id = f.id
 where f.active and f.deleted_at is null and f.merged_into is null and not f.made`

/** Reads facilities to compare for duplicates from PostgreSQL. */
export const makeDuplicateCandidates = provide(
  DuplicateCandidates,
  { db: Db },
  ({ db }): DuplicateCandidates => ({
    listActive: (batchId) => db.rows<DuplicateCandidate>(sql, [batchId]),
  }),
)
