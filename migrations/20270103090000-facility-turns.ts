import type { Migration } from '#core/plugin/migrations.ts'

/**
 * Equal facilities take turns by the day, which no index can hold, and no statement reads recommended facilities
 * without opinions any more.
 */
export const facilityTurns: Migration = {
  name: '20270103090000-facility-turns',
  up: 'drop index facility_recommended;',
  down: `create index facility_recommended on facility (category, made, (category is null), suspended, completeness desc nulls last, free_places_told desc nulls last, (facility_name_order(name) collate "C"), id)
    where active and deleted_at is null and merged_into is null;`,
}
