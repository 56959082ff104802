import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Limits of facilities: values that support has set in place of the declared ones, acts by month, and the end of each
 * facility's package. The row in `facility_package` is also the lock of a facility's limits, so a facility without a
 * package may have one.
 */
export const limits: Migration = {
  name: '20261130100000-limits',
  up: `
create table limit_value (
  key text primary key,
  free jsonb not null,
  registered jsonb not null,
  premium jsonb not null,
  version integer not null
);

create table limit_usage (
  facility_id uuid not null references facility (id) on delete cascade,
  key text not null,
  month date not null,
  times integer not null check (times >= 0),
  primary key (facility_id, key, month)
);

create table facility_package (
  facility_id uuid primary key references facility (id) on delete cascade,
  valid_until timestamptz
);
create index facility_package_valid_until on facility_package (valid_until) where valid_until is not null;
`,
  down: 'drop table facility_package, limit_usage, limit_value;',
}
