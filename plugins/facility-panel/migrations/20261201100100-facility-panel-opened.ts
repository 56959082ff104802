import type { Migration } from '#core/plugin/migrations.ts'

/** The facility that each account has opened last in the panel. Accounts belong to another plugin, so no foreign key refers to them. */
export const facilityPanelOpened: Migration = {
  name: '20261201100100-facility-panel-opened',
  up: `
create table facility_panel_opened (
  account_id uuid primary key,
  facility_id uuid not null references facility (id) on delete cascade
);
create index facility_panel_opened_facility on facility_panel_opened (facility_id);
`,
  down: 'drop table facility_panel_opened;',
}
