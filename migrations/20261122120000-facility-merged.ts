import type { Migration } from '#core/plugin/migrations.ts'

/** Finds what was merged into a facility: without it every facility that a roll-back removes makes the database read them all. */
export const facilityMerged: Migration = {
  name: '20261122120000-facility-merged',
  up: 'create index facility_merged_into on facility (merged_into) where merged_into is not null;',
  down: 'drop index facility_merged_into;',
}
