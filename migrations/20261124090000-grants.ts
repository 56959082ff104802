import type { Migration } from '#core/plugin/migrations.ts'

/** Who may do what for which facility. Accounts are a plugin's: no foreign key leads there. */
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
