import type { Migration } from '#core/plugin/migrations.ts'

/** Facility that has given a name up, to which alone it belongs while it rests; and names that support has freed for a facility. */
export const siteNames: Migration = {
  name: '20261229092000-sites',
  up: `
alter table sites_released_name add column facility_id uuid;
update sites_released_name r set facility_id = s.facility_id from sites_site s where s.id = r.site_id;

create table sites_freed_name (
  name text primary key,
  facility_id uuid not null references facility (id) on delete cascade,
  freed_at timestamptz not null
);
create index sites_freed_name_facility on sites_freed_name (facility_id);
`,
  down: `
drop table sites_freed_name;
alter table sites_released_name drop column facility_id;
`,
}
