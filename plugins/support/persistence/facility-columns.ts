import { stateSql } from '../domain/facility-grammar.ts'

const identity = `'id', f.id, 'slug', f.slug, 'name', f.name, 'type', f.type, 'status', f.status, 'shadow_status', f.shadow_status, 'state', ${stateSql},
  'city', f.city, 'voivodeship', f.voivodeship`

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** Members of a row of support's list, from `facility f`. */
export const rowColumns = `${identity}, 'email', f.email,
  'numbers', (select coalesce(jsonb_agg(distinct s.number order by s.number), '[]') from facility_statement s where s.facility_id = f.id and s.number <> f.id::text),
  'owned', exists (select 1 from access_grant g where g.facility_id = f.id and g.role = 'owner')`

/** Members of a whole facility with its statements, from `facility f`. */
export const facilityColumns = `${identity}, 'legal_type', f.legal_type, 'legacy_id', f.legacy_id, 'inactive_since', f.inactive_since,
  'merged_into', (select jsonb_build_object('id', m.id, 'name', m.name) from facility m where m.id = f.merged_into),
  'completeness', f.completeness, 'made', f.made, 'version', f.version, 'created_at', ${iso('f.created_at')}, 'changed_at', ${iso('f.changed_at')},
  'owner_account_id', (select g.account_id from access_grant g where g.facility_id = f.id and g.role = 'owner'),
  'statements', (select coalesce(jsonb_agg(jsonb_build_object('source', s.source, 'number', s.number, 'statedOn', s.stated_on, 'fields', s.fields, 'goneOn', s.gone_on)
                          order by s.source, s.number), '[]') from facility_statement s where s.facility_id = f.id)`
