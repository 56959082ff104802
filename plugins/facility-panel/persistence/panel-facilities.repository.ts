import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { isUuid } from '#core/kernel/uuid.ts'
import { DemoFacility, type FacilityHead, PanelFacilities } from '../domain/panel.port.ts'
import type { PanelFacility, SectionVersion } from '../domain/panel-facility.ts'

const exists = 'f.deleted_at is null and f.merged_into is null'
const head = 'f.id, f.slug, f.name, f.city, f.status, f.shadow_status, f.active'

/** One query, so that the panel shows one state. */
const facilityQuery = `select ${head},
    (select coalesce(jsonb_agg(jsonb_build_object('source', s.source, 'number', s.number, 'statedOn', s.stated_on, 'fields', s.fields, 'goneOn', s.gone_on)), '[]')
       from facility_statement s where s.facility_id = f.id) statements,
    (select jsonb_build_object('notify_opinions', coalesce(bool_and(p.notify_opinions), true), 'notify_questions', coalesce(bool_and(p.notify_questions), true))
       from facility_panel_settings p where p.facility_id = f.id) settings,
    (select coalesce(jsonb_object_agg(v.section, jsonb_build_object('version', v.version, 'changed_by_account_id', v.changed_by_account_id,
         'changed_at', to_char(v.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), '{}')
       from facility_panel_section v where v.facility_id = f.id) sections,
    (select coalesce(jsonb_agg(e.id order by e.sort, e.id), '[]') from facility_panel_employee e where e.facility_id = f.id) employee_ids
  from facility f where f.id = ? and ${exists}`

/** Creates the PostgreSQL repository of what the panel adds to facilities. */
export const makePanelFacilities = provide(
  PanelFacilities,
  { db: Db },
  ({ db }): PanelFacilities => ({
    byId: (id) =>
      isUuid(id) ? db.rows<PanelFacility>(facilityQuery, [id]).pipe(Effect.map(([found]) => found ?? null)) : Effect.succeed(null),

    heads: (ids) =>
      db.rows<FacilityHead>(
        `select ${head} from facility f where f.id in (select jsonb_array_elements_text(?::jsonb)::uuid) and ${exists}
        order by f.name collate "pl-x-icu", f.id`,
        [JSON.stringify(ids.filter(isUuid))],
      ),

    raiseVersion: (facilityId, section, { changed_at, changed_by_account_id }) =>
      db
        .rows<Pick<SectionVersion, 'version'>>(
          // A section that nobody has changed has version 1.
          `insert into facility_panel_section as s (facility_id, section, version, changed_at, changed_by_account_id) values (?, ?, 2, ?, ?)
         on conflict (facility_id, section) do update set version = s.version + 1, changed_at = excluded.changed_at,
           changed_by_account_id = excluded.changed_by_account_id returning version`,
          [facilityId, section, changed_at, changed_by_account_id],
        )
        .pipe(Effect.map(([row]) => row?.version ?? 2)),

    noteOpened: (accountId, facilityId) =>
      Effect.asVoid(
        db.rows(
          `insert into facility_panel_opened as o (account_id, facility_id) values (?, ?)
         on conflict (account_id) do update set facility_id = excluded.facility_id where o.facility_id <> excluded.facility_id`,
          [accountId, facilityId],
        ),
      ),

    lastOpened: (accountId) =>
      db
        .rows<{ facility_id: string }>('select facility_id from facility_panel_opened where account_id = ?', [accountId])
        .pipe(Effect.map(([row]) => row?.facility_id ?? null)),

    saveSettings: (facilityId, { notify_opinions = null, notify_questions = null }) =>
      Effect.asVoid(
        db.rows(
          `insert into facility_panel_settings as p (facility_id, notify_opinions, notify_questions) values (?, coalesce(?::boolean, true), coalesce(?::boolean, true))
         on conflict (facility_id) do update set notify_opinions = coalesce(?::boolean, p.notify_opinions), notify_questions = coalesce(?::boolean, p.notify_questions)`,
          [facilityId, notify_opinions, notify_questions, notify_opinions, notify_questions],
        ),
      ),
  }),
)

/** Creates the query for the facility of the demo's owner. */
export const makeDemoFacility = provide(
  DemoFacility,
  { db: Db },
  ({ db }): DemoFacility => ({
    find: (name, city) =>
      db
        .rows<{ id: string }>(
          `select f.id from facility f where f.made and f.name = ? and f.city = ?
           and exists (select 1 from access_grant g where g.facility_id = f.id and g.role = 'owner') order by f.legacy_id limit 1`,
          [name, city],
        )
        .pipe(Effect.map(([found]) => found?.id ?? null)),
  }),
)
