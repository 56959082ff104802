import type { Migration } from '#core/plugin/migrations.ts'

/** Table of favourite facilities. Accounts belong to another plugin, so no foreign key refers to them. */
export const favourites: Migration = {
  name: '20261126100000-favourites',
  up: `
create table favourites_facility (
  account_id uuid not null,
  facility_id uuid not null references facility (id) on delete cascade,
  added_at timestamptz not null,
  primary key (account_id, facility_id)
);
create index favourites_facility_facility on favourites_facility (facility_id);
`,
  down: 'drop table favourites_facility;',
}
