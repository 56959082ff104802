import { Effect } from 'effect'
import type { Facilities, FacilityStatement } from '#core/facilities/facilities.port.ts'
import type { Db } from '../unit-of-work.ts'

const given = 'select * from jsonb_to_recordset(?::jsonb) as g(source text, number text)'
const isGiven = `(s->>'source', s->>'number') in (${given})`

const give = `update facility_statement s set facility_id = ? where s.facility_id = ? and (s.source, s.number) in (${given}) returning 1`

// The record of the journal is the present one; it is built again when the batch is rolled back.
const journalTarget = `
insert into facility_journal (batch_id, facility_id, before)
select j.batch_id, f.id, jsonb_build_object('facility', to_jsonb(f), 'separated', true,
    'statements', (select jsonb_agg(s || jsonb_build_object('facility_id', f.id)) from jsonb_array_elements(j.before->'statements') s where ${isGiven}),
    'slugs', (select jsonb_agg(g.slug) from facility_slug g where g.facility_id = f.id))
  from facility_journal j join facility f on f.id = ?
 where j.facility_id = ? and j.batch_id > ? and exists (select 1 from jsonb_array_elements(j.before->'statements') s where ${isGiven})
on conflict do nothing returning 1`

const journalSource = `
update facility_journal j set before = j.before || jsonb_build_object('separated', true,
    'statements', (select coalesce(jsonb_agg(s), '[]') from jsonb_array_elements(j.before->'statements') s where not ${isGiven}))
 where j.facility_id = ? and j.batch_id > ? and exists (select 1 from jsonb_array_elements(j.before->'statements') s where ${isGiven}) returning 1`

const before = `
select s.source, s.number, s.facility_id "facilityId", s.stated_on::text "statedOn", s.fields, s.gone_on::text "goneOn"
  from facility_journal j, jsonb_populate_recordset(null::facility_statement, j.before->'statements') s where j.batch_id = ? and j.facility_id = ?`

/** Takes two facilities apart that a batch had joined. Batch ids are UUIDs of version 7, which sort by time. */
export const makeSeparate = ({ db }: { readonly db: Db }): Pick<Facilities, 'statementsBefore' | 'separate'> => ({
  statementsBefore: (batchId, facilityId) => db.rows<FacilityStatement>(before, [batchId, facilityId]),
  separate: Effect.fn('facilities.separate')(function* (batchId, from, to, statements) {
    const numbers = JSON.stringify(statements.map(({ source, number }) => ({ source, number })))
    yield* db.rows(give, [to, from, numbers])
    yield* db.rows(journalTarget, [numbers, to, from, batchId, numbers])
    yield* db.rows(journalSource, [numbers, from, batchId, numbers])
    yield* db.rows('delete from facility_journal where batch_id = ? returning 1', [batchId])
  }),
})
