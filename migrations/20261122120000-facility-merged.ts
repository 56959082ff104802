import type { Migration } from '#core/plugin/migrations.ts'

/** Index on merged facilities: without it, each facility deleted by a rollback causes a full table scan. */
export const facilityMerged: Migration = {
  name: '20261122120000-facility-merged',
  up: 'create index facility_merged_into on facility (merged_into) where merged_into is not null;',
  down: 'drop index facility_merged_into;',
}
