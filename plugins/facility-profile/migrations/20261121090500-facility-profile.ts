import type { Migration } from '#core/plugin/migrations.ts'

/** Creates the table that counts revealed telephones and e-mails by facility and day, as statistics for the owner. */
export const facilityProfile: Migration = {
  name: '20261121090500-facility-profile',
  up: `
create table facility_profile_reveal (
  facility_id uuid not null references facility (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('phone', 'email')),
  times integer not null,
  primary key (facility_id, day, kind)
);
`,
  down: 'drop table facility_profile_reveal;',
}
