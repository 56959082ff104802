import type { Migration } from '#core/plugin/migrations.ts'

/** Photos of staff. Uploads belong to another plugin, so no foreign key refers to them. */
export const employeePhotos: Migration = {
  name: '20261201091000-facility-panel',
  up: 'alter table facility_panel_employee add column photo jsonb;',
  down: 'alter table facility_panel_employee drop column photo;',
}
