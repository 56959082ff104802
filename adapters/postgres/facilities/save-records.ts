import { Effect } from 'effect'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import type { Db } from '../unit-of-work.ts'
import { recordColumns } from './record-columns.ts'

type Changes = Parameters<Facilities['save']>[1]

/** Writes records, slugs and statements. */
export const saveRecords = Effect.fn('facilities.save-records')(function* (db: Db, batchId: string, changes: Changes) {
  yield* db.rows(
    `insert into facility (${recordColumns.join(', ')}) select ${recordColumns.join(', ')} from jsonb_populate_recordset(null::facility, ?::jsonb)
     on conflict (id) do update set ${recordColumns
       .slice(1)
       .map((column) => `${column} = excluded.${column}`)
       .join(', ')}, version = facility.version + 1, changed_at = now()`,
    // Two numbers of a register may be one facility, which a statement can write only once.
    [JSON.stringify([...new Map(changes.map(({ record }) => [record.id, record])).values()])],
  )
  yield* db.rows(
    `insert into facility_slug (slug, base, facility_id) select slug, base, id from jsonb_to_recordset(?::jsonb) as r(slug text, base text, id uuid) on conflict (slug) do nothing`,
    [JSON.stringify(changes.map(({ record: { id, slug }, slugBase }) => ({ slug, base: slugBase, id })))],
  )
  yield* db.rows(
    `insert into facility_statement (source, number, facility_id, stated_on, fields, gone_on, batch_id)
     select source, number, id, stated_on, fields, gone_on, ? from jsonb_to_recordset(?::jsonb) as r(source text, number text, id uuid, stated_on date, fields jsonb, gone_on date)
     on conflict (source, number) do update set stated_on = excluded.stated_on, fields = excluded.fields, gone_on = excluded.gone_on, batch_id = excluded.batch_id`,
    [
      batchId,
      JSON.stringify(
        changes.map(({ record, statement: { source, number, statedOn, fields, goneOn } }) => ({
          source,
          number,
          id: record.id,
          stated_on: statedOn,
          fields,
          gone_on: goneOn,
        })),
      ),
    ],
  )
})
