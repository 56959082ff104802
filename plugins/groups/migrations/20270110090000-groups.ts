import type { Migration } from '#core/plugin/migrations.ts'

/** Groups of facilities, and the children of parents in them. The first name of a child is encrypted. */
export const groups: Migration = {
  name: '20270110090000-groups',
  up: `
create table groups_group (
  id uuid primary key,
  facility_id uuid not null references facility (id) on delete cascade,
  name text not null,
  position integer not null,
  created_at timestamptz not null
);
create unique index groups_group_name on groups_group (facility_id, lower(name));

create table groups_child (
  id uuid primary key,
  facility_id uuid not null references facility (id) on delete cascade,
  account_id uuid not null,
  group_id uuid references groups_group (id) on delete set null,
  first_name text not null,
  created_at timestamptz not null
);
create index groups_child_account on groups_child (account_id, facility_id);
create index groups_child_facility on groups_child (facility_id);
create index groups_child_group on groups_child (group_id);
`,
  down: 'drop table groups_child, groups_group;',
}
