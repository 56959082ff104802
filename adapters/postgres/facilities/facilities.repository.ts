import { Effect } from 'effect'
import type { Facilities, FacilityStatement, Scope } from '#core/facilities/facilities.port.ts'
import type { Gazetteer } from '#core/places/gazetteer.port.ts'
import type { Db } from '../unit-of-work.ts'
import { makeApproximateLocations } from './approximate-locations.ts'
import { makeJournal } from './batch-journal.ts'
import { makeMaintenance } from './maintenance.ts'
import { saveRecords } from './save-records.ts'
import { makeSeparate } from './separate-facilities.ts'
import { makeWritten } from './written-statements.ts'

/** Key of the advisory lock that serialises batches. */
const batchLock = 20261122

const statementColumns = `s.source, s.number, s.facility_id "facilityId", s.stated_on::text "statedOn", s.fields, s.gone_on::text "goneOn"`

const inScope = `(f.type = any(select jsonb_array_elements_text(?::jsonb->'types')) and (jsonb_typeof(?::jsonb->'counties') = 'null'
  or (f.voivodeship, f.county) in (select c->>'voivodeship', c->>'county' from jsonb_array_elements(?::jsonb->'counties') c)))`

const ofSources = 's.source in (select jsonb_array_elements_text(?::jsonb))'

const scoped = (scope: Scope) => Array.from({ length: 3 }, () => JSON.stringify(scope))

/** Repository of facilities. Each step is one bulk statement, since a register has tens of thousands of rows. */
export const makeFacilities = ({ db, gazetteer }: { db: Db; gazetteer: Gazetteer }): Facilities => ({
  ...makeJournal({ db }),
  ...makeMaintenance({ db }),
  ...makeSeparate({ db }),
  ...makeWritten({ db }),

  acquireBatchLock: () => Effect.asVoid(db.rows('select pg_advisory_xact_lock(?)', [batchLock])),

  statementsByNumber: (sources, numbers) =>
    db.rows<FacilityStatement>(
      `select ${statementColumns} from facility_statement s where ${ofSources} and s.number in (select jsonb_array_elements_text(?::jsonb))`,
      [JSON.stringify(sources), JSON.stringify(numbers)],
    ),

  statementsOf: (facilityIds) =>
    db.rows<FacilityStatement>(
      `select ${statementColumns} from facility_statement s where s.facility_id in (select jsonb_array_elements_text(?::jsonb)::uuid)`,
      [JSON.stringify(facilityIds)],
    ),

  currentSlugs: (facilityIds) =>
    db
      .rows<{ id: string; slug: string }>('select id, slug from facility where id in (select jsonb_array_elements_text(?::jsonb)::uuid)', [
        JSON.stringify(facilityIds),
      ])
      .pipe(Effect.map((rows) => new Map(rows.map(({ id, slug }) => [id, slug])))),

  slugsOf: (bases) =>
    db
      .rows<{ slug: string; facility_id: string }>(
        'select slug, facility_id from facility_slug where base in (select jsonb_array_elements_text(?::jsonb))',
        [JSON.stringify(bases)],
      )
      .pipe(Effect.map((rows) => new Map(rows.map(({ slug, facility_id }) => [slug, facility_id])))),

  save: Effect.fn('facilities.save')(function* (batchId, changes) {
    // Two numbers of a register may be one facility, which a statement can write only once.
    const records = [...new Map(changes.map(({ record }) => [record.id, record])).values()]
    const facilityIds = records.map(({ id }) => id)
    yield* db.rows(
      `with given as (select * from jsonb_to_recordset(?::jsonb) as r(id uuid)), previous as (${journalEntries})
       insert into facility_journal (batch_id, facility_id, before) select ?, given.id, previous.before from given left join previous on previous.id = given.id
       on conflict do nothing`,
      [JSON.stringify(facilityIds.map((id) => ({ id }))), batchId],
    )
    yield* saveRecords(db, batchId, changes)
  }),

  setStatuses: ({ id, source }, standings) =>
    Effect.asVoid(
      db.rows(
        // Subqueries instead of joins: a batch fills these tables in its own transaction, so that the planner has no statistics about them.
        `with named as materialized (
           select n.status, n.legacy_id, (select s.facility_id from facility_statement s where s.source = ? and s.number = n.number) id
             from jsonb_to_recordset(?::jsonb) as n(number text, status text, legacy_id integer)),
         brought as materialized (
           select n.*, (select j.before is null from facility_journal j where j.batch_id = ? and j.facility_id = n.id) fresh from named n)
         update facility f set status = b.status, legacy_id = b.legacy_id, changed_at = now() from brought b where f.id = b.id and b.fresh`,
        [source, JSON.stringify(standings.map(({ number, status, legacyId }) => ({ number, status, legacy_id: legacyId }))), id],
      ),
    ),

  confirm: Effect.fn('facilities.confirm')(function* (batchId, source, numbers, on) {
    const chosen = `select s.facility_id id from facility_statement s where s.source = ? and s.number in (select jsonb_array_elements_text(?::jsonb))`
    yield* db.rows(
      `with given as (${chosen}), previous as (${journalEntries}) insert into facility_journal (batch_id, facility_id, before) select ?, id, before from previous on conflict do nothing`,
      [source, JSON.stringify(numbers), batchId],
    )
    yield* db.rows(
      `update facility f set free_places_on = case when free_places is null then null else ?::date end, changed_at = now()
        where id in (${chosen} and s.stated_on < ?::date)`,
      [on, source, JSON.stringify(numbers), on],
    )
    yield* db.rows(
      'update facility_statement set stated_on = ?::date, batch_id = ? where source = ? and number in (select jsonb_array_elements_text(?::jsonb))',
      [on, batchId, source, JSON.stringify(numbers)],
    )
  }),

  countNamed: (sources, scope) =>
    db
      .rows<{ n: number }>(
        `select count(distinct f.id)::int n from facility_statement s join facility f on f.id = s.facility_id
        where ${ofSources} and s.gone_on is null and f.active and ${inScope}`,
        [JSON.stringify(sources), ...scoped(scope)],
      )
      .pipe(Effect.map(([row]) => row?.n ?? 0)),

  findMissing: ({ id, source, on }, sources, scope) =>
    db.rows<{ source: string; number: string }>(
      `select n.source, n.number from (
         select distinct on (s.number) s.source, s.number, s.facility_id, s.stated_on, s.gone_on, bool_or(s.batch_id = ?) over (partition by s.number) seen
           from facility_statement s where ${ofSources} order by s.number, s.stated_on desc, s.source = ? desc) n
         join facility f on f.id = n.facility_id
      where not n.seen and n.gone_on is null and (n.stated_on < ?::date or n.source = ?) and ${inScope} order by n.number`,
      [id, JSON.stringify(sources), source, on, source, ...scoped(scope)],
    ),

  approximateLocations: makeApproximateLocations({ db, gazetteer }),
})

/** Current state of facilities as JSON, for the journal. */
const journalEntries = `select f.id, jsonb_build_object('facility', to_jsonb(f),
    'statements', (select jsonb_agg(to_jsonb(s)) from facility_statement s where s.facility_id = f.id),
    'slugs', (select jsonb_agg(s.slug) from facility_slug s where s.facility_id = f.id)) before
  from facility f join given on given.id = f.id`
