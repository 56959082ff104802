import type { Migration } from '#core/plugin/migrations.ts'

/** Path of the small cover photo of each facility, which its cards show. */
export const facilityCovers: Migration = {
  name: '20261215090100-facility-covers',
  up: 'alter table facility add column cover text;',
  down: 'alter table facility drop column cover;',
}
