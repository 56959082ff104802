import { Effect } from 'effect'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { Db } from '../unit-of-work.ts'
import { recordColumns } from './record-columns.ts'
import { writtenList } from './written-statements.ts'

/** Undoes batches from their journal: restores the previous state of changed facilities and deletes new ones. */
export const makeJournal = ({ db }: { db: Db }): Pick<Facilities, 'laterBatches' | 'separatedSince' | 'undo'> => ({
  // Batch ids are UUIDs of version 7, which sort by time.
  laterBatches: (batchId) =>
    db
      .rows<{ batch_id: string }>(
        `select distinct later.batch_id from facility_journal this join facility_journal later on later.facility_id = this.facility_id and later.batch_id > this.batch_id
      where this.batch_id = ? order by 1 desc`,
        [batchId],
      )
      .pipe(Effect.map((rows) => rows.map((row) => row.batch_id))),

  separatedSince: (batchId) =>
    db
      .rows<{ facility_id: string }>(
        `select facility_id from facility_journal where batch_id = ? and (before->>'separated')::boolean order by facility_id`,
        [batchId],
      )
      .pipe(Effect.map((rows) => rows.map((row) => row.facility_id))),

  undo: Effect.fn('facilities.undo')(function* (batchId) {
    const journalledIds = 'select facility_id from facility_journal where batch_id = ?'
    const before = 'select facility_id, before from facility_journal where batch_id = ? and before is not null'
    yield* db.rows(`delete from facility_statement where source not in (${writtenList}) and facility_id in (${journalledIds})`, [batchId])
    yield* db.rows(
      `delete from facility_slug s using (${before}) j where j.facility_id = s.facility_id and not j.before->'slugs' @> to_jsonb(s.slug)`,
      [batchId],
    )
    const removed = yield* db.rows(`delete from facility where id in (${journalledIds} and before is null) returning id`, [batchId])
    const restored = yield* db.rows(
      `update facility f set ${recordColumns
        .slice(1)
        .map((column) => `${column} = old.${column}`)
        .join(', ')}, version = f.version + 1, changed_at = now()
         from (${before}) j, jsonb_populate_record(null::facility, j.before->'facility') old where f.id = j.facility_id returning f.id`,
      [batchId],
    )
    yield* db.rows(
      `insert into facility_statement select old.* from (${before}) j, jsonb_populate_recordset(null::facility_statement, j.before->'statements') old where old.source not in (${writtenList})`,
      [batchId],
    )
    yield* db.rows('delete from facility_journal where batch_id = ?', [batchId])
    return { restored: restored.length, removed: removed.length }
  }),
})
