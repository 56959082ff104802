import type { Migration } from '#core/plugin/migrations.ts'

/** Roles and permissions of accounts for facilities. Accounts belong to a plugin, so there is no foreign key to them. */
export const grants: Migration = {
  name: '20261124090000-grants',
  up: `
create table access_grant (
  account_id uuid not null,
  facility_id uuid not null references facility (id) on delete cascade,
  role text not null check (role in ('owner', 'administrator', 'teacher', 'parent')),
  permissions text[] not null,
  given_at timestamptz not null default now(),
  primary key (account_id, facility_id)
);
create unique index access_grant_one_owner on access_grant (facility_id) where role = 'owner';
create index access_grant_facility on access_grant (facility_id);
`,
  down: 'drop table access_grant;',
}
