import { Effect } from 'effect'
import type { Facilities, FacilityStatement } from '#core/facilities/facilities.port.ts'
import { writtenSources } from '#core/facilities/source.ts'
import { newId } from '#core/kernel/ids.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import type { Db } from '../unit-of-work.ts'
import { saveRecords } from './save-records.ts'

type Written = Pick<Facilities, 'lock' | 'saveWritten' | 'removeWritten' | 'writtenIn' | 'setShadowStatus' | 'markDeleted'>

/** SQL list of the sources whose statements people write. */
export const writtenList = writtenSources.map((source) => `'${source}'`).join(', ')

/** Statements that owners and support write about facilities one by one. */
export const makeWritten = ({ db }: { readonly db: Db }): Written => ({
  // A plain `select … for update` counts as a statement that writes, so that loaded entities are read again.
  lock: (facilityIds) =>
    db
      .rows<{ id: string; exists: boolean }>(
        `select id, deleted_at is null and merged_into is null "exists" from facility
          where id in (select jsonb_array_elements_text(?::jsonb)::uuid) order by id for update`,
        [JSON.stringify(facilityIds.filter(isUuid))],
      )
      .pipe(Effect.map((rows) => rows.flatMap(({ id, exists }) => (exists ? [id] : [])))),

  saveWritten: (change) => saveRecords(db, newId(), [change]),

  removeWritten: (source, facilityId) =>
    Effect.asVoid(
      db.rows('delete from facility_statement where source = ? and number = ? and facility_id = ? returning 1', [
        source,
        facilityId,
        facilityId,
      ]),
    ),

  writtenIn: (batchId) =>
    db.rows<FacilityStatement & { readonly created: boolean }>(
      `select s.source, s.number, s.facility_id "facilityId", s.stated_on::text "statedOn", s.fields, s.gone_on::text "goneOn", j.before is null created
         from facility_journal j join facility_statement s on s.facility_id = j.facility_id and s.source in (${writtenList})
        where j.batch_id = ? order by s.source, s.number`,
      [batchId],
    ),

  setShadowStatus: (facilityId, status) =>
    Effect.asVoid(
      db.rows('update facility set shadow_status = ?, changed_at = now() where id = ? and shadow_status is distinct from ?', [
        status,
        facilityId,
        status,
      ]),
    ),

  markDeleted: (facilityId, at) =>
    Effect.asVoid(
      db.rows('update facility set deleted_at = ?, changed_at = ?, version = version + 1 where id = ? and deleted_at is null', [
        at,
        at,
        facilityId,
      ]),
    ),
})
